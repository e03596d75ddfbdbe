ALTER TABLE "outbox" ADD COLUMN "enquiry_ids" uuid[];--> statement-breakpoint
CREATE INDEX "messages_from" ON "messages" USING btree (lower(sender)) WHERE sender is not null;--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree (lower(normalize(btrim(email), NFKC))) WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiry_changes_by" ON "enquiry_changes" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "enquiry_notes_by" ON "enquiry_notes" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING gin ("enquiry_ids");--> statement-breakpoint
CREATE INDEX "staff_invites_by" ON "staff_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("occurred_at");
--> statement-breakpoint
-- Which enquiries the emails kept until now are about: by their links to the desk, their message or their unsubscribe link.
UPDATE outbox SET enquiry_ids = found.ids FROM (
  SELECT o.id, array_agg(DISTINCT about.id) AS ids FROM outbox o JOIN LATERAL (
    SELECT link[1]::uuid AS id
    FROM regexp_matches(o.body, '\?enquiry=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') AS link
    UNION SELECT m.enquiry_id FROM messages m WHERE m.id = o.message_id
    UNION SELECT left(o.unsubscribe, 32)::uuid WHERE o.unsubscribe ~ '^[0-9a-f]{32}'
  ) about ON true GROUP BY o.id
) found WHERE outbox.id = found.id;
