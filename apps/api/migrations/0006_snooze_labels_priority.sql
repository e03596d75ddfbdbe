ALTER TYPE "public"."enquiry_change" ADD VALUE 'snoozedUntil';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'labelled';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'unlabelled';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'priority';--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "labels" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_by" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snooze_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD COLUMN "labels" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree (lower(normalize(name, NFKC))) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_snoozed_by_users_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_labelled" ON "enquiries" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "enquiries_snoozed" ON "enquiries" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "enquiries_snoozed_by" ON "enquiries" USING btree ("snoozed_by") WHERE snoozed_by is not null;