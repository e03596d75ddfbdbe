-- Names and addresses are one key space: a username never reads as an address. And for as long as its way back is open,
-- an address that was changed belongs to nobody else; the locks make two who want it wait for each other. A trigger, so
-- that no way of writing an account goes round it.
CREATE OR REPLACE FUNCTION user_keys_checked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'INSERT' OR NEW.username_key <> OLD.username_key) AND strpos(NEW.username_key, '@') > 0 THEN
    RAISE EXCEPTION 'A username can not contain @' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.email_key = OLD.email_key THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(k.key, 5))
  FROM (SELECT key FROM unnest(ARRAY[OLD.email_key, NEW.email_key]) key WHERE key IS NOT NULL ORDER BY key) k;
  IF EXISTS (
    SELECT FROM account_links l WHERE l.email_key = NEW.email_key AND l.user_id <> NEW.id AND l.expires_at > now()
  ) THEN
    RAISE EXCEPTION 'This address is kept for its former holder' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END $$;
