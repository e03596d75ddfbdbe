CREATE TABLE "bulk_operation_rows" (
	"operation_id" uuid NOT NULL,
	"part" text NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"change_id" bigint,
	"message_id" uuid,
	CONSTRAINT "bulk_operation_rows_operation_id_part_enquiry_id_pk" PRIMARY KEY("operation_id","part","enquiry_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by_id" uuid,
	"by_role" text NOT NULL,
	"address" text,
	"verb" text NOT NULL,
	"value" jsonb,
	"scope" jsonb,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"cursor_at" timestamp with time zone,
	"cursor_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_operation_rows" ADD CONSTRAINT "bulk_operation_rows_operation_id_bulk_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."bulk_operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_operations_by" ON "bulk_operations" USING btree ("by_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_operations_under_way" ON "bulk_operations" USING btree ("moved_at") WHERE state in ('running', 'undoing');