DROP TRIGGER enquiry_notes_answer ON enquiry_notes;
--> statement-breakpoint
DROP TRIGGER enquiry_changes_answer ON enquiry_changes;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER messages_answer AFTER INSERT ON messages
REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION first_answer_noted();
--> statement-breakpoint
-- Where the thread has an answer, it counts instead of the note or status before it.
UPDATE first_answers f SET answered_at = a.created_at, by_id = a.author_id
FROM (
  SELECT DISTINCT ON (m.enquiry_id) m.enquiry_id, m.created_at, m.author_id
  FROM messages m WHERE m.direction = 'out' ORDER BY m.enquiry_id, m.created_at
) a
WHERE a.enquiry_id = f.enquiry_id;
--> statement-breakpoint
-- Pending enquiries without an answer still wait. Others without one were answered outside the desk: their time stays.
DELETE FROM first_answers f USING enquiries e
WHERE e.id = f.enquiry_id AND e.status = 'pending'
  AND NOT EXISTS (SELECT FROM messages m WHERE m.enquiry_id = e.id AND m.direction = 'out');
