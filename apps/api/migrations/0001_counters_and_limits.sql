-- Limits may be forgotten after a crash of the database; writing them must cost nothing.
ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint
INSERT INTO enquiry_seal (id, upto, notified_upto) VALUES (1, now(), now());
--> statement-breakpoint
CREATE FUNCTION enquiry_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Asia/Kolkata')::date;
--> statement-breakpoint
CREATE FUNCTION enquiry_day_start(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN day::timestamp AT TIME ZONE 'Asia/Kolkata';
--> statement-breakpoint
-- The sums of all days, so that the whole inbox needs no summing.
CREATE FUNCTION enquiry_day_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE enquiry_totals t SET count = t.count - OLD.count WHERE t.status = OLD.status;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO enquiry_totals AS t (status, count) VALUES (NEW.status, NEW.count)
    ON CONFLICT (status) DO UPDATE SET count = t.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiry_day_counted AFTER INSERT OR UPDATE OR DELETE ON enquiry_days
FOR EACH ROW EXECUTE FUNCTION enquiry_day_counted();
--> statement-breakpoint
-- The counted side of the list: the exact total, and where on the time line the wanted page begins.
-- Sealed days are summed, only the rows since the seal are counted. Stable: it sees what its caller sees.
CREATE FUNCTION enquiry_page_start(p_from date, p_to date, p_status enquiry_status, p_skip bigint)
RETURNS TABLE (total bigint, low timestamptz, high timestamptz, skip bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  sealed timestamptz;
  live bigint;
  closed bigint;
  found_day date;
  found_before bigint;
BEGIN
  low := coalesce(enquiry_day_start(p_from), '-infinity');
  high := coalesce(enquiry_day_start(p_to + 1), 'infinity');
  SELECT s.upto INTO sealed FROM enquiry_seal s;
  IF p_status IS NULL THEN
    SELECT count(*) INTO live FROM enquiries e
    WHERE e.deleted_at IS NULL AND e.spam IS NULL AND e.created_at >= greatest(sealed, low) AND e.created_at < high;
  ELSE
    SELECT count(*) INTO live FROM enquiries e
    WHERE e.deleted_at IS NULL AND e.spam IS NULL AND e.created_at >= greatest(sealed, low) AND e.created_at < high
      AND e.status = p_status;
  END IF;
  IF p_from IS NULL AND p_to IS NULL THEN
    SELECT coalesce(sum(t.count), 0) INTO closed FROM enquiry_totals t WHERE p_status IS NULL OR t.status = p_status;
  ELSE
    SELECT coalesce(sum(d.count), 0) INTO closed FROM enquiry_days d
    WHERE d.day >= coalesce(p_from, '-infinity') AND d.day <= coalesce(p_to, 'infinity')
      AND (p_status IS NULL OR d.status = p_status);
  END IF;
  total := live + closed;
  skip := p_skip;
  -- A few rows are skipped faster than the days are searched.
  IF p_skip >= live AND p_skip > 200 THEN
    SELECT c.day, c.upto_here - c.count INTO found_day, found_before
    FROM (
      SELECT d.day, sum(d.count) AS count, sum(sum(d.count)) OVER (ORDER BY d.day DESC) AS upto_here
      FROM enquiry_days d
      WHERE d.day >= coalesce(p_from, '-infinity') AND d.day <= coalesce(p_to, 'infinity')
        AND (p_status IS NULL OR d.status = p_status)
      GROUP BY d.day
    ) c
    WHERE c.upto_here > p_skip - live
    ORDER BY c.day DESC LIMIT 1;
    IF found_day IS NULL THEN
      high := '-infinity';
      skip := 0;
    ELSE
      high := least(high, sealed, enquiry_day_start(found_day + 1));
      skip := p_skip - live - found_before;
    END IF;
  END IF;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Moves the seal to a moment before which no row can appear any more. The clock is read first, then who is at
-- work: whoever is not seen there yet will read a later clock, whoever is seen began no later than its row says.
-- The lag is for databases that hide what their sessions do.
CREATE FUNCTION seal_enquiries(p_lag interval) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sealed timestamptz;
  next timestamptz;
BEGIN
  SELECT upto INTO sealed FROM enquiry_seal FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  next := clock_timestamp() - p_lag;
  SELECT least(next, min(a.xact_start)) INTO next FROM pg_stat_activity a
  WHERE a.datname = current_database() AND a.pid <> pg_backend_pid();
  IF next IS NULL OR next <= sealed THEN RETURN; END IF;
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT enquiry_day(e.created_at), e.status, count(*) FROM enquiries e
  WHERE e.deleted_at IS NULL AND e.spam IS NULL AND e.created_at >= sealed AND e.created_at < next
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  UPDATE enquiry_seal SET upto = next;
END $$;
--> statement-breakpoint
-- For imports that switch the triggers off.
CREATE FUNCTION recount_enquiries() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sealed timestamptz;
BEGIN
  SELECT upto INTO sealed FROM enquiry_seal FOR UPDATE;
  DELETE FROM enquiry_days;
  INSERT INTO enquiry_days (day, status, count)
  SELECT enquiry_day(e.created_at), e.status, count(*) FROM enquiries e
  WHERE e.deleted_at IS NULL AND e.spam IS NULL AND e.created_at < sealed
  GROUP BY 1, 2;
END $$;
--> statement-breakpoint
-- A sealed row that leaves, comes back or changes its status takes its count along. The lock on the seal makes
-- this and the sealing wait for each other, and two such changes too: they can't lock counters crosswise.
CREATE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed timestamptz;
BEGIN
  IF NOT EXISTS (
    SELECT FROM old_rows o JOIN new_rows n USING (id)
    WHERE (o.deleted_at IS NULL AND o.spam IS NULL) <> (n.deleted_at IS NULL AND n.spam IS NULL)
      OR o.status <> n.status OR o.created_at <> n.created_at
  ) THEN RETURN NULL; END IF;
  SELECT upto INTO sealed FROM enquiry_seal FOR UPDATE;
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT r.day, r.status, sum(r.change) FROM (
    SELECT enquiry_day(o.created_at) AS day, o.status, -1 AS change FROM old_rows o
    WHERE o.deleted_at IS NULL AND o.spam IS NULL AND o.created_at < sealed
    UNION ALL
    SELECT enquiry_day(n.created_at), n.status, 1 FROM new_rows n
    WHERE n.deleted_at IS NULL AND n.spam IS NULL AND n.created_at < sealed
  ) r
  GROUP BY 1, 2 HAVING sum(r.change) <> 0 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiries_changed AFTER UPDATE ON enquiries
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
--> statement-breakpoint
CREATE FUNCTION enquiries_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM old_rows o WHERE o.deleted_at IS NULL AND o.spam IS NULL) THEN RETURN NULL; END IF;
  SELECT upto INTO sealed FROM enquiry_seal FOR UPDATE;
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT enquiry_day(o.created_at), o.status, -count(*) FROM old_rows o
  WHERE o.deleted_at IS NULL AND o.spam IS NULL AND o.created_at < sealed
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiries_removed AFTER DELETE ON enquiries
REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION enquiries_removed();
--> statement-breakpoint
CREATE FUNCTION enquiry_backdated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sealed timestamptz;
BEGIN
  SELECT upto INTO sealed FROM enquiry_seal FOR UPDATE;
  IF NEW.created_at < sealed AND NEW.deleted_at IS NULL AND NEW.spam IS NULL THEN
    INSERT INTO enquiry_days AS d (day, status, count) VALUES (enquiry_day(NEW.created_at), NEW.status, 1)
    ON CONFLICT (day, status) DO UPDATE SET count = d.count + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Costs an ordinary insert nothing: its created_at is now().
CREATE TRIGGER enquiry_backdated AFTER INSERT ON enquiries
FOR EACH ROW WHEN (NEW.created_at < now()) EXECUTE FUNCTION enquiry_backdated();
--> statement-breakpoint
-- A bucket that drains evenly: p_burst at once, one more every p_seconds. Answers 0, or the seconds to wait.
CREATE FUNCTION take_allowance(p_key text, p_burst integer, p_seconds double precision, p_cost integer DEFAULT 1)
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
  SELECT ceil(extract(epoch FROM r.free_at + cost - (at + room))) INTO wait FROM rate_limits r WHERE r.key = p_key;
  RETURN greatest(coalesce(wait, 1), 1);
END $$;
--> statement-breakpoint
-- The whole submission in one statement, so in one round trip and all or nothing:
-- the key, the limit, the double click, the row.
CREATE FUNCTION submit_enquiry(
  p_key text, p_fingerprint text, p_source text, p_burst integer, p_seconds double precision,
  p_name text, p_phone text, p_email text, p_date_of_plan date, p_subject text, p_message text,
  p_user uuid, p_context jsonb, p_spam text
) RETURNS TABLE (outcome text, id uuid, created_at timestamptz, wait integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  earlier submission_keys;
  at timestamptz := clock_timestamp();
  step interval := make_interval(secs => p_seconds);
  again interval := interval '10 seconds';
  stored uuid;
BEGIN
  IF p_key IS NOT NULL THEN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(p_key, 1)) THEN
      RETURN QUERY SELECT 'busy', NULL::uuid, NULL::timestamptz, 1;
      RETURN;
    END IF;
    SELECT * INTO earlier FROM submission_keys k WHERE k.key = p_key AND k.created_at > now() - interval '24 hours';
    IF FOUND THEN
      RETURN QUERY SELECT CASE WHEN earlier.fingerprint = p_fingerprint THEN 'replayed' ELSE 'mismatch' END,
        earlier.enquiry_id, earlier.enquiry_created_at, 0;
      RETURN;
    END IF;
  END IF;

  id := gen_random_uuid();
  -- A database clock set back must not put a row under the seal uncounted.
  SELECT greatest(clock_timestamp(), s.upto) INTO created_at FROM enquiry_seal s;

  IF p_source IS NOT NULL THEN
    -- One write holds the limit, and notices the double click: it keeps the id that is there.
    INSERT INTO rate_limits AS r (key, free_at, last_digest, last_enquiry_id, last_at)
    VALUES (p_source, at + step, p_fingerprint, id, at)
    ON CONFLICT (key) DO UPDATE SET
      free_at = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at > at - again
        THEN r.free_at ELSE greatest(r.free_at, at) + step END,
      last_enquiry_id = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at > at - again
        THEN r.last_enquiry_id ELSE excluded.last_enquiry_id END,
      last_at = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at > at - again
        THEN r.last_at ELSE at END,
      last_digest = p_fingerprint
    WHERE greatest(r.free_at, at) + step <= at + p_burst * step
      OR (p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at > at - again)
    RETURNING r.last_enquiry_id INTO stored;
    IF NOT FOUND THEN
      RETURN QUERY SELECT 'limited', NULL::uuid, NULL::timestamptz,
        greatest(ceil(extract(epoch FROM r.free_at + step - (at + p_burst * step)))::integer, 1)
      FROM rate_limits r WHERE r.key = p_source;
      RETURN;
    END IF;
    IF stored <> id THEN
      RETURN QUERY SELECT 'replayed', e.id, e.created_at, 0 FROM enquiries e WHERE e.id = stored;
      IF FOUND THEN RETURN; END IF;
    END IF;
  END IF;

  INSERT INTO enquiries (id, name, phone, email, date_of_plan, subject, message, user_id, context, spam, created_at, updated_at)
  VALUES (id, p_name, p_phone, p_email, p_date_of_plan, p_subject, p_message, p_user, p_context, p_spam, created_at, created_at);
  IF p_key IS NOT NULL THEN
    INSERT INTO submission_keys (key, fingerprint, enquiry_id, enquiry_created_at)
    VALUES (p_key, p_fingerprint, id, created_at)
    ON CONFLICT (key) DO UPDATE SET fingerprint = excluded.fingerprint, enquiry_id = excluded.enquiry_id,
      enquiry_created_at = excluded.enquiry_created_at, created_at = now();
  END IF;
  outcome := 'stored';
  wait := 0;
  RETURN NEXT;
END $$;
