ALTER TABLE "quotes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "first_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "accepted_via" text;