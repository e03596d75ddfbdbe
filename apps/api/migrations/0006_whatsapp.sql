ALTER TABLE "messages" ADD COLUMN "whatsapp_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery_reason" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_whatsapp" ON "messages" USING btree ("whatsapp_id") WHERE whatsapp_id is not null;