-- The events of many larders as they are recorded, for audits and counts, in DuckDB.
--
-- This is not what larder spend adds up: categories, aliases and shares of discounts are Larder's to
-- find out (larder lines). live_events holds what counts, by the rules of the log: an event is live
-- unless a live retraction that was recorded later names it or its batch, and of records with one id
-- the earliest counts. Bytes behind the last commit line are no events.
--
-- Before it runs: SET VARIABLE lake = 'the folder that holds the larders';

CREATE OR REPLACE TABLE recorded_lines AS
SELECT regexp_extract(filename, '^(.*)/log/[0-9]+\.jsonl$', 1) AS home,
  id, type, v, date, recorded, "by", source, data
FROM read_json(
  getvariable('lake') || '/*/log/*.jsonl', format = 'newline_delimited', filename = true,
  ignore_errors = true, maximum_object_size = 67108864,
  columns = {
    id: 'VARCHAR', type: 'VARCHAR', v: 'INTEGER', date: 'VARCHAR', recorded: 'VARCHAR',
    "by": 'VARCHAR', source: 'VARCHAR', data: 'JSON'
  });

-- Batches without a commit line were never acknowledged.
CREATE OR REPLACE TABLE events AS
SELECT e.* FROM recorded_lines e
SEMI JOIN (SELECT home, recorded FROM recorded_lines WHERE type = 'log.committed') c
  ON e.home = c.home AND e.recorded = c.recorded
WHERE e.type <> 'log.committed';

CREATE OR REPLACE TABLE retractions AS
SELECT home, id, recorded, data ->> 'event' AS event, data ->> 'batch' AS batch
FROM events WHERE type = 'event.retracted';

-- From the newest batch back: a retraction is live unless one that was found live before names it.
CREATE OR REPLACE TABLE live_retractions AS
WITH walked AS (
  SELECT home, list_reduce(
    list([{recorded: recorded, id: id, event: event, batch: batch}] ORDER BY recorded DESC, id),
    lambda live, r: CASE
      WHEN len(list_filter(live, lambda l: l.recorded > r[1].recorded
        AND (l.event IS NOT DISTINCT FROM r[1].id
          OR l.batch IS NOT DISTINCT FROM r[1].recorded))) > 0
      THEN live ELSE list_concat(live, r) END) AS live
  FROM retractions GROUP BY home
)
SELECT home, r.event, r.batch, r.recorded
FROM (SELECT home, unnest(live) AS r FROM walked);

CREATE OR REPLACE TABLE live_events AS
SELECT home, id, type, v, date, recorded, "by", source, data
FROM events e
WHERE NOT EXISTS (
    SELECT 1 FROM live_retractions r
    WHERE r.home = e.home AND r.batch = e.recorded AND r.recorded > e.recorded)
  AND NOT EXISTS (
    SELECT 1 FROM live_retractions r
    WHERE r.home = e.home AND r.event = e.id AND r.recorded > e.recorded)
QUALIFY row_number() OVER (PARTITION BY home, id ORDER BY recorded) = 1;
