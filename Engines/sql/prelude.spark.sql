-- What Engines/sql/lake.sql needs of Spark: two functions on whole numbers, so that no price is ever a
-- binary floating-point number.

-- A price per unit in units of 10^-16, rounded half up. Totals have at most six decimals; quantities
-- have up to twelve, as pounds are converted to kilograms. The types keep 17 decimals of the quotient.
-- The point is taken out of the text, as a product of so many digits would lose some.
CREATE OR REPLACE TEMPORARY FUNCTION price_units(total DECIMAL(15, 6), quantity DECIMAL(17, 12))
RETURNS DECIMAL(38, 0)
RETURN CAST(
  replace(CAST(CAST(total / quantity AS DECIMAL(36, 16)) AS STRING), '.', '') AS DECIMAL(38, 0));

-- The sum of some prices by their number, with four decimals, rounded half to even. What is nearer to
-- the middle than the prices' own rounding is in the middle.
CREATE OR REPLACE TEMPORARY FUNCTION mean_price(units DECIMAL(38, 0), number BIGINT)
RETURNS DECIMAL(23, 4)
RETURN CAST(
  units div (CAST(number AS DECIMAL(18, 0)) * CAST('1000000000000' AS DECIMAL(13, 0)))
  + CASE
      WHEN abs(2 * (units % (CAST(number AS DECIMAL(18, 0)) * CAST('1000000000000' AS DECIMAL(13, 0))))
        - CAST(number AS DECIMAL(18, 0)) * CAST('1000000000000' AS DECIMAL(13, 0))) <= 2 * number
      THEN (units div (CAST(number AS DECIMAL(18, 0)) * CAST('1000000000000' AS DECIMAL(13, 0)))) % 2
      WHEN 2 * (units % (CAST(number AS DECIMAL(18, 0)) * CAST('1000000000000' AS DECIMAL(13, 0))))
        > CAST(number AS DECIMAL(18, 0)) * CAST('1000000000000' AS DECIMAL(13, 0))
      THEN 1 ELSE 0 END
  AS DECIMAL(18, 0)) * CAST('0.0001' AS DECIMAL(4, 4));
