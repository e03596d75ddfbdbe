-- Keeps when the newest message of a thread was written. Without a new version: what staff changed stays free of conflicts.
CREATE OR REPLACE FUNCTION last_message_noted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE enquiries e SET last_message_at = greatest(e.last_message_at, n.at)
    FROM (SELECT enquiry_id, max(created_at) AS at FROM new_rows GROUP BY enquiry_id) n WHERE e.id = n.enquiry_id;
  ELSE
    UPDATE enquiries e SET last_message_at = (SELECT max(m.created_at) FROM messages m WHERE m.enquiry_id = e.id)
    WHERE e.id IN (SELECT enquiry_id FROM old_rows);
  END IF;
  RETURN NULL;
END $$;
