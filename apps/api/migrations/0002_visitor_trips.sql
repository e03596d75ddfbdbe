CREATE TABLE "trips" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trip" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "trip" jsonb;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;