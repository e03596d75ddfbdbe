CREATE TABLE "content_photo_parts" (
	"photo_id" uuid NOT NULL,
	"of" text NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_photo_parts_photo_id_of_place_pk" PRIMARY KEY("photo_id","of","place")
);
--> statement-breakpoint
CREATE TABLE "content_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"reason" text,
	"src" text,
	"encoded" jsonb,
	"width" integer,
	"height" integer,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_photo_parts" ADD CONSTRAINT "content_photo_parts_photo_id_content_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."content_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_photos" ADD CONSTRAINT "content_photos_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_photo_parts_media" ON "content_photo_parts" USING btree ("of") WHERE of like 'uploads/%';--> statement-breakpoint
CREATE INDEX "content_photos_src" ON "content_photos" USING btree ("src");--> statement-breakpoint
CREATE INDEX "content_photos_open" ON "content_photos" USING btree ("state") WHERE state in ('uploading', 'converting');--> statement-breakpoint
CREATE INDEX "content_photos_by" ON "content_photos" USING btree ("by_id") WHERE by_id is not null;