ALTER TYPE "public"."enquiry_change" ADD VALUE 'mergedInto';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'snoozedUntil';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'labelled';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'unlabelled';--> statement-breakpoint
ALTER TYPE "public"."enquiry_change" ADD VALUE 'priority';--> statement-breakpoint
CREATE TABLE "note_mentions" (
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hours" jsonb,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notifications" text DEFAULT 'each' NOT NULL,
	"mention_emails" boolean DEFAULT true NOT NULL,
	"signature" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "first_answers" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "whatsapp_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery_reason" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "labels" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_by" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snooze_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "due_soon_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "before_merge" jsonb;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD COLUMN "labels" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_enquiry_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."enquiry_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_settings" ADD CONSTRAINT "staff_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mentions_of" ON "note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree (lower(normalize(name, NFKC))) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_snoozed_by_users_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_whatsapp" ON "messages" USING btree ("whatsapp_id") WHERE whatsapp_id is not null;--> statement-breakpoint
CREATE INDEX "enquiries_labelled" ON "enquiries" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "enquiries_snoozed" ON "enquiries" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "enquiries_snoozed_by" ON "enquiries" USING btree ("snoozed_by") WHERE snoozed_by is not null;--> statement-breakpoint
CREATE INDEX "enquiries_due" ON "enquiries" USING btree ("due_at") WHERE deleted_at is null and spam is null and status in ('pending', 'in_progress') and due_at is not null;--> statement-breakpoint
CREATE INDEX "enquiries_merged" ON "enquiries" USING btree ("merged_into") WHERE merged_into is not null;