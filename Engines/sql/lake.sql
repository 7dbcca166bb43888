-- What larder spend and larder prices answer, over the lines and prices that Larder has resolved.
--
-- One text for DuckDB and Spark. Before it runs, the tables lines and prices have to be there
-- (Engines/duckdb/build and Engines/spark/larder_lake.py write them) and the functions of
-- prelude.duckdb.sql or prelude.spark.sql. All results are tables: an engine computes each of them once.

-- Spend by every key at once. Any coarser grouping is a GROUP BY of this table, across larders too:
--   SELECT category, month, currency, sum(spent), sum(lines) FROM spend GROUP BY category, month, currency
-- A line with two tags counts under each, so group by tags over lines, with the list taken apart.
CREATE TABLE spend AS
SELECT larder, category, store, item, brand, receipt, kind, currency, date AS day,
  substring(CAST(date AS VARCHAR(10)), 1, 7) AS month, sum(net) AS spent, sum(lines) AS lines
FROM lines
GROUP BY larder, category, store, item, brand, receipt, kind, currency, date;

-- Each price in units of 10^-16 of the currency, and its place among those of one item.
CREATE TABLE unit_prices AS
SELECT larder, item, store, currency, unit, day, price_units(total, quantity) AS units
FROM prices;

CREATE TABLE ordered_prices AS
SELECT larder, item, store, currency, unit, day, units,
  row_number() OVER (PARTITION BY larder, item, currency, unit ORDER BY units) AS place,
  row_number() OVER (PARTITION BY larder, item, currency, unit ORDER BY day, units) AS first_place,
  row_number() OVER (PARTITION BY larder, item, currency, unit ORDER BY day DESC, units) AS last_place,
  count(*) OVER (PARTITION BY larder, item, currency, unit) AS observations
FROM unit_prices;

-- The columns of larder prices that are figures of the prices alone.
CREATE TABLE price_summaries AS
SELECT larder, item, currency, unit, max(observations) AS observations,
  min(day) AS first_day,
  mean_price(sum(CASE WHEN first_place = 1 THEN units ELSE 0 END), 1) AS first_price,
  max(day) AS last_day,
  mean_price(sum(CASE WHEN last_place = 1 THEN units ELSE 0 END), 1) AS last_price,
  mean_price(min(units), 1) AS min,
  mean_price(
    sum(CASE WHEN 2 * place BETWEEN observations AND observations + 2 THEN units ELSE 0 END),
    sum(CASE WHEN 2 * place BETWEEN observations AND observations + 2 THEN 1 ELSE 0 END)) AS median,
  mean_price(sum(units), count(*)) AS mean,
  mean_price(max(units), 1) AS max
FROM ordered_prices
GROUP BY larder, item, currency, unit;

-- What each item costs across all larders, by its name.
CREATE TABLE prices_of_all AS
SELECT item, currency, unit, count(*) AS observations, count(DISTINCT larder) AS larders,
  mean_price(min(units), 1) AS min, mean_price(sum(units), count(*)) AS mean,
  mean_price(max(units), 1) AS max
FROM unit_prices
GROUP BY item, currency, unit;
