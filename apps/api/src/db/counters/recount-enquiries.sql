-- For imports that switch the triggers off, and for what went around them. The totals follow the days by what changes,
-- so they begin anew with them. SQL, because it reads every row.
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
