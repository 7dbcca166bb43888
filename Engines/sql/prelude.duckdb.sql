-- What Engines/sql/lake.sql needs of DuckDB: two functions on whole numbers, so that no price is ever a
-- binary floating-point number.

-- A price per unit in units of 10^-16, rounded half up. Totals have at most six decimals; quantities
-- have up to twelve, as pounds are converted to kilograms.
CREATE OR REPLACE MACRO price_units(total, quantity) AS
  (2 * CAST(CAST(total AS DECIMAL(15, 6)) * 1000000 AS HUGEINT) * 10000000000000000000000
    + CAST(CAST(quantity AS DECIMAL(17, 12)) * 1000000000000 AS HUGEINT))
  // (2 * CAST(CAST(quantity AS DECIMAL(17, 12)) * 1000000000000 AS HUGEINT));

-- The sum of some prices by their number, with four decimals, rounded half to even. What is nearer to
-- the middle than the prices' own rounding is in the middle.
CREATE OR REPLACE MACRO mean_price(units, number) AS
  CAST(
    units // (number * CAST(1000000000000 AS HUGEINT))
    + CASE
        WHEN abs(2 * (units % (number * CAST(1000000000000 AS HUGEINT)))
          - number * CAST(1000000000000 AS HUGEINT)) <= 2 * number
        THEN (units // (number * CAST(1000000000000 AS HUGEINT))) % 2
        WHEN 2 * (units % (number * CAST(1000000000000 AS HUGEINT)))
          > number * CAST(1000000000000 AS HUGEINT)
        THEN 1 ELSE 0 END
    AS DECIMAL(30, 0)) * CAST('0.0001' AS DECIMAL(4, 4));
