-- As the owner: who may store an enquiry need not be allowed to touch the marks. Older than its own transaction is what
-- an import brings: no email tells of it. A trigger, so that the counts hold whoever writes.
CREATE OR REPLACE FUNCTION enquiries_stored() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO new_enquiries (enquiry_id, created_at, status, shown, announced)
  SELECT n.id, n.created_at, n.status, n.deleted_at IS NULL AND n.spam IS NULL, n.created_at < now() FROM new_rows n;
  RETURN NULL;
END $$;
