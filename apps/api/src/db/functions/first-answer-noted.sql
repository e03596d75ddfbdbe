-- The first note or change of status by staff is the answer; what is imported later may have come earlier.
CREATE OR REPLACE FUNCTION first_answer_noted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'enquiry_notes' THEN
    INSERT INTO first_answers AS f (enquiry_id, answered_at, by_id)
    SELECT DISTINCT ON (n.enquiry_id) n.enquiry_id, n.created_at, n.author_id
    FROM new_rows n JOIN users u ON u.id = n.author_id AND u.role <> 'customer'
    ORDER BY n.enquiry_id, n.created_at
    ON CONFLICT (enquiry_id) DO UPDATE SET answered_at = excluded.answered_at, by_id = excluded.by_id
    WHERE excluded.answered_at < f.answered_at;
  ELSE
    INSERT INTO first_answers AS f (enquiry_id, answered_at, by_id)
    SELECT DISTINCT ON (c.enquiry_id) c.enquiry_id, c.at, c.by_id
    FROM new_rows c JOIN users u ON u.id = c.by_id AND u.role <> 'customer'
    WHERE c.change = 'status'
    ORDER BY c.enquiry_id, c.at
    ON CONFLICT (enquiry_id) DO UPDATE SET answered_at = excluded.answered_at, by_id = excluded.by_id
    WHERE excluded.answered_at < f.answered_at;
  END IF;
  RETURN NULL;
END $$;
