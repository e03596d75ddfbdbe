-- A row that leaves, comes back or changes its status takes its mark or its count along. The lock makes this and the
-- counting wait for each other. A trigger, so that the counts hold whoever writes.
CREATE OR REPLACE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
