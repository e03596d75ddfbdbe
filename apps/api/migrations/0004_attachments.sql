CREATE TABLE "attachment_parts" (
	"attachment_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea",
	"object" text,
	CONSTRAINT "attachment_parts_attachment_id_place_pk" PRIMARY KEY("attachment_id","place"),
	CONSTRAINT "attachment_parts_somewhere" CHECK ((bytes is null) <> (object is null))
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"message_id" uuid,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment_parts" ADD CONSTRAINT "attachment_parts_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_parts_object" ON "attachment_parts" USING btree ("object") WHERE object is not null;--> statement-breakpoint
CREATE INDEX "attachments_of" ON "attachments" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "attachments_unsent" ON "attachments" USING btree ("at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "attachments_by" ON "attachments" USING btree ("by_id") WHERE by_id is not null;