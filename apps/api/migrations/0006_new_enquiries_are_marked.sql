-- The day counters and the letters used to follow a moment before which no row could appear any more. It was found by
-- looking at open transactions: those of other roles are hidden, and any of them held all letters up. Now each stored
-- enquiry is marked in its own transaction, and whoever sees the mark counts and announces it, however late that is.
CREATE TABLE "new_enquiries" (
	"enquiry_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" "enquiry_status" NOT NULL,
	"shown" boolean NOT NULL,
	"announced" boolean NOT NULL
);
--> statement-breakpoint
-- As the owner: who may store an enquiry need not be allowed to touch the marks. Older than its own transaction is what
-- an import brings: nobody waits for a letter about it.
CREATE FUNCTION enquiries_stored() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO new_enquiries (enquiry_id, created_at, status, shown, announced)
  SELECT n.id, n.created_at, n.status, n.deleted_at IS NULL AND n.spam IS NULL, n.created_at < now() FROM new_rows n;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER enquiry_backdated ON enquiries;
--> statement-breakpoint
DROP FUNCTION enquiry_backdated();
--> statement-breakpoint
CREATE TRIGGER enquiries_stored AFTER INSERT ON enquiries
REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION enquiries_stored();
--> statement-breakpoint
INSERT INTO new_enquiries (enquiry_id, created_at, status, shown, announced)
SELECT e.id, e.created_at, e.status, e.deleted_at IS NULL AND e.spam IS NULL, false FROM enquiries e, enquiry_seal s WHERE e.created_at >= s.notified_upto;
--> statement-breakpoint
-- Who changes the day counters waits for each other: else two could lock counters crosswise.
CREATE FUNCTION lock_enquiry_days() RETURNS void LANGUAGE sql AS 'SELECT pg_advisory_xact_lock(7260142, 1)';
--> statement-breakpoint
-- The counted side of the list: the exact total, and where on the time line the wanted page begins.
-- The days and the marks are summed. Stable: it sees what its caller sees.
CREATE OR REPLACE FUNCTION enquiry_page_start(p_from date, p_to date, p_status enquiry_status, p_skip bigint)
RETURNS TABLE (total bigint, low timestamptz, high timestamptz, skip bigint) LANGUAGE plpgsql STABLE
SET plan_cache_mode = 'force_generic_plan' AS $$
DECLARE
  uncounted bigint;
  counted bigint;
  found_day date;
  found_before bigint;
BEGIN
  low := coalesce(enquiry_day_start(p_from), '-infinity');
  high := coalesce(enquiry_day_start(p_to + 1), 'infinity');
  SELECT count(*) INTO uncounted FROM new_enquiries m
  WHERE m.shown AND m.created_at >= low AND m.created_at < high AND (p_status IS NULL OR m.status = p_status);
  IF p_from IS NULL AND p_to IS NULL THEN
    SELECT coalesce(sum(t.count), 0) INTO counted FROM enquiry_totals t WHERE p_status IS NULL OR t.status = p_status;
  ELSE
    SELECT coalesce(sum(d.count), 0) INTO counted FROM enquiry_days d
    WHERE d.day >= coalesce(p_from, '-infinity') AND d.day <= coalesce(p_to, 'infinity')
      AND (p_status IS NULL OR d.status = p_status);
  END IF;
  total := uncounted + counted;
  skip := p_skip;
  -- A few rows are skipped faster than the days are searched.
  IF p_skip > 200 THEN
    SELECT c.day, c.upto_here - c.count INTO found_day, found_before
    FROM (
      SELECT d.day, sum(d.count) AS count, sum(sum(d.count)) OVER (ORDER BY d.day DESC) AS upto_here
      FROM (
        SELECT d.day, d.count FROM enquiry_days d
        WHERE d.day >= coalesce(p_from, '-infinity') AND d.day <= coalesce(p_to, 'infinity')
          AND (p_status IS NULL OR d.status = p_status)
        UNION ALL
        SELECT enquiry_day(m.created_at), 1 FROM new_enquiries m
        WHERE m.shown AND m.created_at >= low AND m.created_at < high AND (p_status IS NULL OR m.status = p_status)
      ) d
      GROUP BY d.day
    ) c
    WHERE c.upto_here > p_skip
    ORDER BY c.day DESC LIMIT 1;
    IF found_day IS NULL THEN
      high := '-infinity';
      skip := 0;
    ELSE
      high := least(high, enquiry_day_start(found_day + 1));
      skip := p_skip - found_before;
    END IF;
  END IF;
  RETURN NEXT;
END $$;
--> statement-breakpoint
DROP FUNCTION seal_enquiries(interval);
--> statement-breakpoint
-- Takes what is announced into the day counters. A mark that somebody holds is taken next time.
CREATE FUNCTION seal_enquiries() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7260142, 1) THEN RETURN; END IF;
  WITH sealed AS (
    DELETE FROM new_enquiries WHERE enquiry_id IN (
      SELECT m.enquiry_id FROM new_enquiries m WHERE m.announced FOR UPDATE SKIP LOCKED
    )
    RETURNING created_at, status, shown
  )
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT enquiry_day(s.created_at), s.status, count(*) FROM sealed s WHERE s.shown
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
END $$;
--> statement-breakpoint
-- For imports that switch the triggers off.
CREATE OR REPLACE FUNCTION recount_enquiries() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_enquiry_days();
  DELETE FROM new_enquiries m WHERE NOT EXISTS (SELECT FROM enquiries e WHERE e.id = m.enquiry_id);
  UPDATE new_enquiries m
  SET created_at = e.created_at, status = e.status, shown = e.deleted_at IS NULL AND e.spam IS NULL
  FROM enquiries e WHERE m.enquiry_id = e.id;
  DELETE FROM enquiry_days;
  INSERT INTO enquiry_days (day, status, count)
  SELECT enquiry_day(e.created_at), e.status, count(*) FROM enquiries e
  WHERE e.deleted_at IS NULL AND e.spam IS NULL
    AND NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = e.id)
  GROUP BY 1, 2;
END $$;
--> statement-breakpoint
-- A row that leaves, comes back or changes its status takes its mark or its count along. The lock makes this and the
-- counting wait for each other.
CREATE OR REPLACE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM old_rows o JOIN new_rows n USING (id)
    WHERE (o.deleted_at IS NULL AND o.spam IS NULL) <> (n.deleted_at IS NULL AND n.spam IS NULL)
      OR o.status <> n.status OR o.created_at <> n.created_at
  ) THEN RETURN NULL; END IF;
  PERFORM lock_enquiry_days();
  UPDATE new_enquiries m
  SET created_at = n.created_at, status = n.status, shown = n.deleted_at IS NULL AND n.spam IS NULL
  FROM new_rows n WHERE m.enquiry_id = n.id;
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT r.day, r.status, sum(r.change) FROM (
    SELECT o.id, enquiry_day(o.created_at) AS day, o.status, -1 AS change FROM old_rows o
    WHERE o.deleted_at IS NULL AND o.spam IS NULL
    UNION ALL
    SELECT n.id, enquiry_day(n.created_at), n.status, 1 FROM new_rows n
    WHERE n.deleted_at IS NULL AND n.spam IS NULL
  ) r
  WHERE NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = r.id)
  GROUP BY 1, 2 HAVING sum(r.change) <> 0 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION enquiries_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows o WHERE o.deleted_at IS NULL AND o.spam IS NULL) THEN
    PERFORM lock_enquiry_days();
    INSERT INTO enquiry_days AS d (day, status, count)
    SELECT enquiry_day(o.created_at), o.status, -count(*) FROM old_rows o
    WHERE o.deleted_at IS NULL AND o.spam IS NULL
      AND NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = o.id)
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  END IF;
  DELETE FROM new_enquiries WHERE enquiry_id IN (SELECT o.id FROM old_rows o);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only the line that kept a new row above the seal goes.
DO $$
DECLARE
  before text := pg_get_functiondef('submit_enquiry'::regproc);
  after text := regexp_replace(before, '-- A database clock set back[^\n]*\n\s*SELECT greatest\(clock_timestamp\(\), s\.upto\) INTO created_at FROM enquiry_seal s;', 'created_at := clock_timestamp();');
BEGIN
  IF after = before THEN RAISE EXCEPTION 'submit_enquiry does not read enquiry_seal where expected'; END IF;
  EXECUTE after;
END $$;
--> statement-breakpoint
DROP TABLE enquiry_seal;
--> statement-breakpoint
-- Counts too what the seal had passed over.
SELECT recount_enquiries();
