CREATE TABLE "first_answers" (
	"enquiry_id" uuid PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_answers_by" ON "first_answers" USING btree ("by_id");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER enquiry_notes_answer AFTER INSERT ON enquiry_notes
REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION first_answer_noted();
--> statement-breakpoint
CREATE TRIGGER enquiry_changes_answer AFTER INSERT ON enquiry_changes
REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION first_answer_noted();
--> statement-breakpoint
-- As the trigger of somebody's own table it would take its rows for answers.
REVOKE EXECUTE ON FUNCTION first_answer_noted() FROM PUBLIC;
--> statement-breakpoint
-- Answers from before this table.
INSERT INTO first_answers (enquiry_id, answered_at, by_id)
SELECT DISTINCT ON (a.enquiry_id) a.enquiry_id, a.at, a.by_id FROM (
  SELECT n.enquiry_id, n.created_at AS at, n.author_id AS by_id FROM enquiry_notes n
  UNION ALL
  SELECT c.enquiry_id, c.at, c.by_id FROM enquiry_changes c WHERE c.change = 'status' AND c.by_id IS NOT NULL
) a
ORDER BY a.enquiry_id, a.at;
