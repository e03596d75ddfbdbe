-- Custom SQL migration file, put your code below! --
-- Takes what is announced into the day counters, at most 5,000 at a time: a longer backlog would exceed the deadline of a
-- statement each time. A mark that somebody holds is taken next time. SQL, so that rows are counted where they lie.
CREATE OR REPLACE FUNCTION seal_enquiries() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7260142, 1) THEN RETURN; END IF;
  WITH sealed AS (
    DELETE FROM new_enquiries WHERE enquiry_id IN (
      SELECT m.enquiry_id FROM new_enquiries m WHERE m.announced LIMIT 5000 FOR UPDATE SKIP LOCKED
    )
    RETURNING created_at, status, shown
  )
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT enquiry_day(s.created_at), s.status, count(*) FROM sealed s WHERE s.shown
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
END $$;
