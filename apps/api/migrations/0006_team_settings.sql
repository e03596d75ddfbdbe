CREATE TABLE "note_mentions" (
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
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
ALTER TABLE "enquiries" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "due_soon_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_enquiry_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."enquiry_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_settings" ADD CONSTRAINT "staff_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mentions_of" ON "note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiries_due" ON "enquiries" USING btree ("due_at") WHERE deleted_at is null and spam is null and status in ('pending', 'in_progress') and due_at is not null;