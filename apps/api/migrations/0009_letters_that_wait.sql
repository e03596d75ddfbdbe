DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "enquiries" integer;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_at") WHERE sent_at is null;