-- What a blocked customer sends is set aside, never dropped; what staff enter themselves is not.
CREATE OR REPLACE FUNCTION enquiry_of_blocked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.spam IS NULL AND NEW.source = 'site' AND EXISTS (
    SELECT FROM customer_contacts k
    JOIN customer_contacts o ON o.root_id = k.root_id
    JOIN customers c ON c.id = o.customer_id AND c.mark = 'blocked'
    WHERE k.key = contact_key(NEW.email, NEW.phone)
  ) THEN
    NEW.spam = 'blocked';
  END IF;
  RETURN NEW;
END $$;
