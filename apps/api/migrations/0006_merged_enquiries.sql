ALTER TYPE "public"."enquiry_change" ADD VALUE 'mergedInto';--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "before_merge" jsonb;--> statement-breakpoint
CREATE INDEX "enquiries_merged" ON "enquiries" USING btree ("merged_into") WHERE merged_into is not null;