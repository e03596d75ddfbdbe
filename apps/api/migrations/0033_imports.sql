CREATE TABLE "content_import_parts" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_import_parts_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"reason" text,
	"found" text,
	"lease_until" timestamp with time zone,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_photos" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "content_photos" ADD COLUMN "master" text;--> statement-breakpoint
ALTER TABLE "content_import_parts" ADD CONSTRAINT "content_import_parts_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_imports_by" ON "content_imports" USING btree ("by_id");