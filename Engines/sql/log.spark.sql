-- The events of many larders as they are recorded, for audits and counts, in Spark 4.1 or later.
--
-- This is not what larder spend adds up: categories, aliases and shares of discounts are Larder's to
-- find out (larder lines). live_events holds what counts, by the rules of the log: an event is live
-- unless a live retraction that was recorded later names it or its batch, and of records with one id
-- the earliest counts. Bytes behind the last commit line are no events.
--
-- Before it runs there has to be a view log_lines with the text of each line as value and its file as
-- path; Engines/spark/larder_lake.py --log makes it.

CREATE TABLE recorded_lines USING parquet AS
SELECT regexp_extract(path, '^(.*)/log/[0-9]+\\.jsonl$', 1) AS home, e.*,
  get_json_object(value, '$.data.event') AS retracted_event,
  get_json_object(value, '$.data.batch') AS retracted_batch
FROM (
  SELECT path, value, from_json(
    value,
    'id STRING, type STRING, v INT, date STRING, recorded STRING, by STRING, source STRING') AS e
  FROM log_lines)
WHERE e.id IS NOT NULL;

-- Batches without a commit line were never acknowledged.
CREATE TABLE events USING parquet AS
SELECT e.* FROM recorded_lines e
LEFT SEMI JOIN (SELECT home, recorded FROM recorded_lines WHERE type = 'log.committed') c
  ON e.home = c.home AND e.recorded = c.recorded
WHERE e.type <> 'log.committed';

CREATE TABLE retractions USING parquet AS
SELECT home, id, recorded, retracted_event AS event, retracted_batch AS batch
FROM events WHERE type = 'event.retracted';

-- From the newest batch back: what the live retractions so far take away.
CREATE TABLE live_retractions USING parquet AS
WITH listed AS (
  SELECT home, reverse(array_sort(collect_list(
    struct(recorded, id, event, batch)))) AS retractions
  FROM retractions GROUP BY home
),
walked AS (
  SELECT home, aggregate(
    retractions,
    CAST(array() AS ARRAY<STRUCT<recorded: STRING, id: STRING, event: STRING, batch: STRING>>),
    (live, r) -> IF(
      exists(live, l -> l.recorded > r.recorded AND (l.event <=> r.id OR l.batch <=> r.recorded)),
      live, concat(live, array(r)))) AS live
  FROM listed
)
SELECT home, r.event, r.batch, r.recorded FROM walked LATERAL VIEW explode(live) AS r;

CREATE TABLE live_events USING parquet AS
SELECT home, id, type, v, date, recorded, by, source FROM (
  SELECT e.*, row_number() OVER (PARTITION BY home, id ORDER BY recorded) AS place
  FROM events e
  LEFT ANTI JOIN live_retractions r
    ON r.home = e.home AND r.recorded > e.recorded AND r.batch = e.recorded
  LEFT ANTI JOIN live_retractions s
    ON s.home = e.home AND s.recorded > e.recorded AND s.event = e.id)
WHERE place = 1;
