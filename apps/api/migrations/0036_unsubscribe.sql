CREATE TABLE "unsubscribed_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe" text;