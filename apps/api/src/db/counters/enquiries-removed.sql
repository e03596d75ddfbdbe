-- A deleted row takes its mark or its count along. A trigger, so that the counts hold whoever writes.
CREATE OR REPLACE FUNCTION enquiries_removed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
