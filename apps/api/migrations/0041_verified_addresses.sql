ALTER TABLE "account_links" ADD COLUMN "confirms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_accounts" ON "outbox" USING btree ("user_id") WHERE user_id is not null;