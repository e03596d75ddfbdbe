-- Who an enquiry is from: its e-mail address, however it is spelled, or its phone if there is none. Null once erased.
-- SQL, because an index is built on it.
CREATE OR REPLACE FUNCTION contact_key(p_email text, p_phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN coalesce(nullif(lower(normalize(btrim(p_email), NFKC)), ''), public.contact_phone(p_phone));
END $$;
