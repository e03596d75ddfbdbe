CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"quoted" text,
	"sender" text,
	"outcome" text,
	"refused_files" jsonb,
	"correction" boolean DEFAULT false NOT NULL,
	"draft_key" text,
	"mail_id" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"owner_id" uuid,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of" ON "messages" USING btree ("enquiry_id","place");--> statement-breakpoint
CREATE INDEX "messages_by" ON "messages" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_draft" ON "messages" USING btree ("enquiry_id","draft_key") WHERE draft_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_mail" ON "messages" USING btree ("enquiry_id","mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "reply_templates_of" ON "reply_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "outbox_answers" ON "outbox" USING btree ("message_id") WHERE message_id is not null;