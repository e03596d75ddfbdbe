-- Who may change enquiries need not be allowed to touch the counters, and can't lead the counting astray by tables of
-- their own: the functions run as their owner, and find only the service's tables.
ALTER FUNCTION enquiries_changed() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION enquiries_removed() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION enquiry_day_counted() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
-- A truncated table counts nothing.
CREATE FUNCTION enquiries_emptied() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lock_enquiry_days();
  DELETE FROM new_enquiries;
  DELETE FROM enquiry_days;
  DELETE FROM enquiry_totals;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiries_emptied AFTER TRUNCATE ON enquiries FOR EACH STATEMENT EXECUTE FUNCTION enquiries_emptied();
--> statement-breakpoint
-- As the trigger of somebody's own table they would count rows that are no enquiries.
REVOKE EXECUTE ON FUNCTION enquiries_stored(), enquiries_changed(), enquiries_removed(), enquiries_emptied(), enquiry_day_counted() FROM PUBLIC;
--> statement-breakpoint
-- Where the counters differ from the rows, the totals, which have no day, from the days, and a mark from its row. One
-- statement, so of one moment.
CREATE FUNCTION enquiry_drift() RETURNS TABLE (day date, status enquiry_status, counted bigint, found bigint) LANGUAGE sql STABLE AS $$
  SELECT day, status, coalesce(c.n, 0), coalesce(f.n, 0)
  FROM (
    SELECT day, status, sum(n)::bigint AS n FROM (
      SELECT d.day, d.status, d.count AS n FROM enquiry_days d
      UNION ALL
      SELECT enquiry_day(m.created_at), m.status, 1 FROM new_enquiries m WHERE m.shown
    ) counters
    GROUP BY day, status
  ) c
  FULL JOIN (
    SELECT enquiry_day(e.created_at) AS day, e.status, count(*) AS n FROM enquiries e
    WHERE e.deleted_at IS NULL AND e.spam IS NULL
    GROUP BY 1, 2
  ) f USING (day, status)
  WHERE coalesce(c.n, 0) <> coalesce(f.n, 0)
  UNION ALL
  SELECT NULL, status, coalesce(t.count, 0), coalesce(d.n, 0)
  FROM enquiry_totals t
  FULL JOIN (SELECT days.status, sum(days.count)::bigint AS n FROM enquiry_days days GROUP BY days.status) d USING (status)
  WHERE coalesce(t.count, 0) <> coalesce(d.n, 0)
  UNION ALL
  SELECT enquiry_day(m.created_at), m.status, count(*), 0 FROM new_enquiries m LEFT JOIN enquiries e ON e.id = m.enquiry_id
  WHERE (m.created_at, m.status, m.shown) IS DISTINCT FROM (e.created_at, e.status, e.deleted_at IS NULL AND e.spam IS NULL)
    OR e.id IS NULL
  GROUP BY 1, 2
$$;
--> statement-breakpoint
-- The totals follow the days by what changes, so they begin anew with them.
CREATE OR REPLACE FUNCTION recount_enquiries() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_enquiry_days();
  DELETE FROM new_enquiries m WHERE NOT EXISTS (SELECT FROM enquiries e WHERE e.id = m.enquiry_id);
  UPDATE new_enquiries m
  SET created_at = e.created_at, status = e.status, shown = e.deleted_at IS NULL AND e.spam IS NULL
  FROM enquiries e WHERE m.enquiry_id = e.id;
  DELETE FROM enquiry_days;
  DELETE FROM enquiry_totals;
  INSERT INTO enquiry_days (day, status, count)
  SELECT enquiry_day(e.created_at), e.status, count(*) FROM enquiries e
  WHERE e.deleted_at IS NULL AND e.spam IS NULL
    AND NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = e.id)
  GROUP BY 1, 2;
END $$;
