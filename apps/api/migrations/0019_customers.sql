CREATE TABLE "customer_contacts" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"root_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mark" text,
	"merged_into" uuid,
	"merged_at" timestamp with time zone,
	"merged_by" uuid
);
--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_root_id_customers_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contacts_of" ON "customer_contacts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_contacts_root" ON "customer_contacts" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "customers_merged_by" ON "customers" USING btree ("merged_by") WHERE merged_by is not null;--> statement-breakpoint
-- A phone as it is dialled from anywhere: +919840091273. Ten digits are Indian, with or without a zero before them; what
-- is no such number stays its digits, and is still equal to itself.
CREATE OR REPLACE FUNCTION contact_phone(p_phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  typed text := replace(translate(normalize(coalesce(p_phone, ''), NFKC), '०१२३४५६७८९٠١٢٣٤٥٦٧٨٩', '01234567890123456789'), '(0)', '');
  digits text := regexp_replace(typed, '[^0-9]', '', 'g');
BEGIN
  IF digits = '' THEN RETURN NULL; END IF;
  IF typed ~ '^[^0-9]*[+]' AND digits ~ '^[1-9][0-9]{6,14}$' THEN RETURN '+' || digits; END IF;
  IF digits ~ '^00[1-9][0-9]{6,14}$' THEN RETURN '+' || substr(digits, 3); END IF;
  IF digits ~ '^0?[1-9][0-9]{9}$' OR digits ~ '^0?91[6-9][0-9]{9}$' THEN RETURN '+91' || right(digits, 10); END IF;
  RETURN digits;
END $$;
--> statement-breakpoint
-- Who an enquiry is from: its e-mail address, however it is spelled, or its phone if there is none. Null once erased.
CREATE OR REPLACE FUNCTION contact_key(p_email text, p_phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN coalesce(nullif(lower(normalize(btrim(p_email), NFKC)), ''), public.contact_phone(p_phone));
END $$;
--> statement-breakpoint
-- What a blocked customer sends is set aside, never dropped; what staff enter themselves is not.
CREATE OR REPLACE FUNCTION enquiry_of_blocked() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.spam IS NULL AND NEW.source = 'site' AND EXISTS (
    SELECT FROM customer_contacts k
    JOIN customer_contacts o ON o.root_id = k.root_id
    JOIN customers c ON c.id = o.customer_id AND c.mark = 'blocked'
    WHERE k.key = contact_key(NEW.email, NEW.phone)
  ) THEN
    NEW.spam = 'blocked';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As the trigger of somebody's own table it would tell who is blocked.
REVOKE EXECUTE ON FUNCTION enquiry_of_blocked() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER enquiries_of_blocked BEFORE INSERT ON enquiries
FOR EACH ROW EXECUTE FUNCTION enquiry_of_blocked();
--> statement-breakpoint
CREATE INDEX "enquiries_by_contact" ON "enquiries" USING btree (contact_key(email, phone) text_pattern_ops,"created_at","id") WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_phone" ON "enquiries" USING btree (contact_phone(phone) text_pattern_ops) WHERE deleted_at is null and erased_at is null;
