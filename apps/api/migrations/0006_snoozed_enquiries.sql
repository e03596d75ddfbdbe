ALTER TYPE "public"."enquiry_change" ADD VALUE 'snoozedUntil';--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_by" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snooze_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_snoozed_by_users_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_snoozed" ON "enquiries" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "enquiries_snoozed_by" ON "enquiries" USING btree ("snoozed_by") WHERE snoozed_by is not null;