-- The whole submission in one statement, so in one round trip and all or nothing:
-- the key, the limit, the double click, the row.
CREATE OR REPLACE FUNCTION submit_enquiry(
  p_key text, p_fingerprint text, p_source text, p_burst integer, p_seconds double precision,
  p_name text, p_phone text, p_email text, p_date_of_plan date, p_subject text, p_message text,
  p_user uuid, p_context jsonb, p_spam text, p_notice text DEFAULT NULL
) RETURNS TABLE (outcome text, id uuid, created_at timestamptz, wait integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  earlier submission_keys;
  at timestamptz := clock_timestamp();
  step interval := make_interval(secs => p_seconds);
  room interval := p_burst * step;
  again interval := interval '10 seconds';
  stored uuid;
BEGIN
  IF p_key IS NOT NULL THEN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(p_key, 1)) THEN
      RETURN QUERY SELECT 'busy', NULL::uuid, NULL::timestamptz, 1;
      RETURN;
    END IF;
    SELECT * INTO earlier FROM submission_keys k WHERE k.key = p_key AND k.created_at > now() - interval '24 hours';
    IF FOUND THEN
      RETURN QUERY SELECT CASE WHEN earlier.fingerprint = p_fingerprint THEN 'replayed' ELSE 'mismatch' END,
        earlier.enquiry_id, earlier.enquiry_created_at, 0;
      RETURN;
    END IF;
  END IF;

  id := gen_random_uuid();
  created_at := clock_timestamp();

  IF p_source IS NOT NULL THEN
    -- One write holds the limit, and notices the double click: it keeps the id that is there.
    INSERT INTO rate_limits AS r (key, free_at, last_digest, last_enquiry_id, last_at)
    VALUES (p_source, at + step, p_fingerprint, id, at)
    ON CONFLICT (key) DO UPDATE SET
      free_at = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again
        THEN r.free_at ELSE greatest(r.free_at, at) + step END,
      last_enquiry_id = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again
        THEN r.last_enquiry_id ELSE excluded.last_enquiry_id END,
      last_at = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again
        THEN r.last_at ELSE at END,
      last_digest = p_fingerprint
    WHERE greatest(r.free_at, at) + step <= at + room
      OR (p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again)
    RETURNING r.last_enquiry_id INTO stored;
    IF NOT FOUND THEN
      UPDATE rate_limits r SET free_at = at + room WHERE r.key = p_source AND r.free_at > at + room;
      RETURN QUERY SELECT 'limited', NULL::uuid, NULL::timestamptz,
        greatest(ceil(extract(epoch FROM r.free_at + step - (at + room)))::integer, 1)
      FROM rate_limits r WHERE r.key = p_source;
      RETURN;
    END IF;
    IF stored <> id THEN
      RETURN QUERY SELECT 'replayed', e.id, e.created_at, 0 FROM enquiries e WHERE e.id = stored;
      IF FOUND THEN RETURN; END IF;
    END IF;
  END IF;

  INSERT INTO enquiries (id, name, phone, email, date_of_plan, subject, message, user_id, context, spam,
    consent_version, consent_at, created_at, updated_at)
  VALUES (id, p_name, p_phone, p_email, p_date_of_plan, p_subject, p_message, p_user, p_context, p_spam,
    p_notice, CASE WHEN p_notice IS NOT NULL THEN created_at END, created_at, created_at);
  IF p_key IS NOT NULL THEN
    INSERT INTO submission_keys (key, fingerprint, enquiry_id, enquiry_created_at)
    VALUES (p_key, p_fingerprint, id, created_at)
    ON CONFLICT (key) DO UPDATE SET fingerprint = excluded.fingerprint, enquiry_id = excluded.enquiry_id,
      enquiry_created_at = excluded.enquiry_created_at, created_at = now();
  END IF;
  outcome := 'stored';
  wait := 0;
  RETURN NEXT;
END $$;
