-- A phone as it is dialled from anywhere: +919840091273. Ten digits are Indian, with or without a zero before them;
-- what is no such number stays its digits, and is still equal to itself. SQL, because an index is built on it.
CREATE OR REPLACE FUNCTION contact_phone(p_phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  typed text := replace(translate(normalize(coalesce(p_phone, ''), NFKC), '०१२३४५६७८९٠١٢٣٤٥٦٧٨٩', '01234567890123456789'), '(0)', '');
  digits text := regexp_replace(typed, '[^0-9]', '', 'g');
BEGIN
  IF digits = '' THEN RETURN NULL; END IF;
  IF typed ~ '^[^0-9]*[+]' AND digits ~ '^[1-9][0-9]{6,14}$' THEN RETURN '+' || digits; END IF;
  IF digits ~ '^00[1-9][0-9]{6,14}$' THEN RETURN '+' || substr(digits, 3); END IF;
  IF digits ~ '^0?[1-9][0-9]{9}$' OR digits ~ '^0?91[6-9][0-9]{9}$' THEN RETURN '+91' || right(digits, 10); END IF;
  RETURN digits;
END $$;
