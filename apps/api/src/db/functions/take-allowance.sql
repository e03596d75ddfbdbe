-- A bucket that drains evenly: p_burst at once, one more every p_seconds. Answers 0, or the seconds to wait. A bucket
-- is at most full. One that seems fuller was written before the clock of the database was set back: whoever is refused
-- by it waits no longer than anybody else. SQL, so that a limited call costs one round trip.
CREATE OR REPLACE FUNCTION take_allowance(p_key text, p_burst integer, p_seconds double precision, p_cost integer DEFAULT 1)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := clock_timestamp();
  cost interval := make_interval(secs => p_seconds * p_cost);
  room interval := make_interval(secs => p_seconds * p_burst);
  wait integer;
BEGIN
  INSERT INTO rate_limits AS r (key, free_at) VALUES (p_key, at + cost)
  ON CONFLICT (key) DO UPDATE SET free_at = greatest(r.free_at, at) + cost
    WHERE greatest(r.free_at, at) + cost <= at + room;
  IF FOUND THEN RETURN 0; END IF;
  UPDATE rate_limits r SET free_at = at + room WHERE r.key = p_key AND r.free_at > at + room;
  SELECT ceil(extract(epoch FROM r.free_at + cost - (at + room))) INTO wait FROM rate_limits r WHERE r.key = p_key;
  RETURN greatest(coalesce(wait, 1), 1);
END $$;
