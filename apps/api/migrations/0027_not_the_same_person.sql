CREATE TABLE "customer_distinctions" (
	"key" text NOT NULL,
	"other" text NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "customer_distinctions_key_other_pk" PRIMARY KEY("key","other")
);
--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_key_customer_contacts_key_fk" FOREIGN KEY ("key") REFERENCES "public"."customer_contacts"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_other_customer_contacts_key_fk" FOREIGN KEY ("other") REFERENCES "public"."customer_contacts"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_distinctions_of" ON "customer_distinctions" USING btree ("other");--> statement-breakpoint
CREATE INDEX "customer_distinctions_by" ON "customer_distinctions" USING btree ("by_id") WHERE by_id is not null;