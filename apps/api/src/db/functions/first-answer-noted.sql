-- The first answer is the first message to the customer, or the first call or chat that staff logged. A note or a change
-- of status is none. An import may bring an earlier one later.
CREATE OR REPLACE FUNCTION first_answer_noted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO first_answers AS f (enquiry_id, answered_at, by_id)
  SELECT DISTINCT ON (m.enquiry_id) m.enquiry_id, m.created_at, m.author_id
  FROM new_rows m JOIN users u ON u.id = m.author_id AND u.role <> 'customer'
  WHERE m.direction = 'out'
  ORDER BY m.enquiry_id, m.created_at
  ON CONFLICT (enquiry_id) DO UPDATE SET answered_at = excluded.answered_at, by_id = excluded.by_id
  WHERE excluded.answered_at < f.answered_at;
  RETURN NULL;
END $$;
