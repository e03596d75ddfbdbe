CREATE TABLE "view_orders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"view_ids" uuid[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "view_orders" ADD CONSTRAINT "view_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;