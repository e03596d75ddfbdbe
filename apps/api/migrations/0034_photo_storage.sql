CREATE TABLE "content_photo_leftovers" (
	"object" text PRIMARY KEY NOT NULL,
	"due" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "content_photo_parts_media";--> statement-breakpoint
ALTER TABLE "content_photo_parts" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_photo_parts" ADD COLUMN "object" text;--> statement-breakpoint
CREATE INDEX "content_photo_parts_object" ON "content_photo_parts" USING btree ("object") WHERE object is not null;--> statement-breakpoint
CREATE INDEX "content_photo_parts_media" ON "content_photo_parts" USING btree ("of") WHERE of like '%/%';--> statement-breakpoint
ALTER TABLE "content_photo_parts" ADD CONSTRAINT "content_photo_parts_somewhere" CHECK ((bytes is null) <> (object is null));--> statement-breakpoint
-- Those from before are converted again, to have a card for link previews.
UPDATE "content_photos" SET "state" = 'converting', "progress" = 0, "attempts" = 0 WHERE "state" = 'ready';
