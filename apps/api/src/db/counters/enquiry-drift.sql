-- Where the counters differ from the rows, the totals, which have no day, from the days, and a mark from its row. One
-- statement, so of one moment. SQL, because it reads every row.
CREATE OR REPLACE FUNCTION enquiry_drift() RETURNS TABLE (day date, status enquiry_status, counted bigint, found bigint) LANGUAGE sql STABLE AS $$
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
