-- A truncated table counts nothing. A trigger, so that the counts hold whoever writes.
CREATE OR REPLACE FUNCTION enquiries_emptied() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lock_enquiry_days();
  DELETE FROM new_enquiries;
  DELETE FROM enquiry_days;
  DELETE FROM enquiry_totals;
  RETURN NULL;
END $$;
