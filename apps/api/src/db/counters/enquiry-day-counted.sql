-- The sums of all days, so that the whole inbox needs no summing. A trigger, so that the counts hold whoever writes.
CREATE OR REPLACE FUNCTION enquiry_day_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE enquiry_totals t SET count = t.count - OLD.count WHERE t.status = OLD.status;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO enquiry_totals AS t (status, count) VALUES (NEW.status, NEW.count)
    ON CONFLICT (status) DO UPDATE SET count = t.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
