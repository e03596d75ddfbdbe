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
CREATE OR REPLACE FUNCTION enquiry_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Asia/Kolkata')::date;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION enquiry_day_start(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN day::timestamp AT TIME ZONE 'Asia/Kolkata';
--> statement-breakpoint
-- Who changes the day counters waits for each other: else two could lock counters crosswise.
CREATE OR REPLACE FUNCTION lock_enquiry_days() RETURNS void LANGUAGE sql AS 'SELECT pg_advisory_xact_lock(7260142, 1)';
--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('admin', 'customer');--> statement-breakpoint
CREATE TYPE "public"."enquiry_change" AS ENUM('status', 'assignedTo', 'spam', 'deleted', 'restored', 'routedTo');--> statement-breakpoint
CREATE TYPE "public"."enquiry_status" AS ENUM('pending', 'in_progress', 'resolved', 'closed');--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"scopes" text[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by_id" uuid,
	"by_role" text NOT NULL,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"record_id" uuid,
	"count" integer,
	"detail" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "erased_addresses" (
	"digest" text PRIMARY KEY NOT NULL,
	"made_with" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"record" text NOT NULL,
	"record_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_record_record_id_pk" PRIMARY KEY("record","record_id")
);
--> statement-breakpoint
CREATE TABLE "unsubscribed_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_rules" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"second_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_version" integer NOT NULL,
	"device" text NOT NULL,
	"method" text NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"username_lookalike" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" "user_role" DEFAULT 'customer' NOT NULL,
	"staff_role" text,
	"site_editor" boolean DEFAULT false NOT NULL,
	"date_of_birth" date,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"token_version" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_usernameKey_unique" UNIQUE("username_key"),
	CONSTRAINT "users_usernameLookalike_unique" UNIQUE("username_lookalike"),
	CONSTRAINT "users_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "first_answers" (
	"enquiry_id" uuid PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"channel" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"quoted" text,
	"sender" text,
	"sender_proven" boolean,
	"outcome" text,
	"refused_files" jsonb,
	"correction" boolean DEFAULT false NOT NULL,
	"draft_key" text,
	"mail_id" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"discount" jsonb,
	"valid_until" date NOT NULL,
	"ended" text,
	"accepted_at" timestamp with time zone,
	"accepted_message_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "quotes_message" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"language" text,
	"owner_id" uuid,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_contacts" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"root_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_distinctions" (
	"key" text NOT NULL,
	"other" text NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "customer_distinctions_key_other_pk" PRIMARY KEY("key","other")
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
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"date_of_plan" date,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" "enquiry_status" DEFAULT 'pending' NOT NULL,
	"assigned_to" uuid,
	"view_id" uuid,
	"user_id" uuid,
	"context" jsonb,
	"spam" text,
	"source" text DEFAULT 'site' NOT NULL,
	"entered_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_message_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' ' || subject || ' ' || message)) STORED
);
--> statement-breakpoint
CREATE TABLE "enquiry_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"change" "enquiry_change" NOT NULL,
	"from_value" text,
	"to_value" text,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_days" (
	"day" date NOT NULL,
	"status" "enquiry_status" NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "enquiry_days_day_status_pk" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_totals" (
	"status" "enquiry_status" PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_enquiries" (
	"enquiry_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" "enquiry_status" NOT NULL,
	"shown" boolean NOT NULL,
	"announced" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"enquiry_created_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "routing_people" (
	"rule_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"last_turn" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "routing_people_rule_id_user_id_pk" PRIMARY KEY("rule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"kind" text,
	"slug" text,
	"words" text[] DEFAULT '{}' NOT NULL,
	"script" text,
	"turn" bigint DEFAULT 0 NOT NULL,
	"view_id" uuid
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"staff_role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invites_digest_unique" UNIQUE("digest"),
	CONSTRAINT "staff_invites_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"owner_id" uuid,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_orders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"view_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_operation_rows" (
	"operation_id" uuid NOT NULL,
	"part" text NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"change_id" bigint,
	"message_id" uuid,
	CONSTRAINT "bulk_operation_rows_operation_id_part_enquiry_id_pk" PRIMARY KEY("operation_id","part","enquiry_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by_id" uuid,
	"by_role" text NOT NULL,
	"address" text,
	"verb" text NOT NULL,
	"value" jsonb,
	"scope" jsonb,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"cursor_at" timestamp with time zone,
	"cursor_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"email_key" text,
	"confirms" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"secret" boolean,
	"enquiries" integer,
	"refusal" text,
	"given_up_at" timestamp with time zone,
	"enquiry_ids" uuid[],
	"message_id" uuid,
	"in_reply_to" text,
	"user_id" uuid,
	"unsubscribe" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"last_digest" text,
	"last_enquiry_id" uuid,
	"last_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"enquiry_id" uuid,
	"occurred_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_at" timestamp with time zone,
	"last_status" integer,
	"last_fault" text,
	"delivered_at" timestamp with time zone,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"data" text,
	"base" uuid,
	"revision" bigint NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_drafts_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"release_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"data" text,
	"base" uuid,
	"revision" bigint,
	CONSTRAINT "content_records_release_id_kind_slug_pk" PRIMARY KEY("release_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer,
	"state" text NOT NULL,
	"by_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"publish_at" timestamp with time zone,
	"until" timestamp with time zone,
	"held_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"reason" text,
	"restores" integer,
	"ends" uuid,
	"worker" text,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_releases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"data" text,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_visits" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_visits_kind_slug_user_id_pk" PRIMARY KEY("kind","slug","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_import_parts" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_import_parts_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"found" text,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_staged" (
	"pile" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"data" text,
	"base" uuid,
	"is_published" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_staged_pile_kind_slug_pk" PRIMARY KEY("pile","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_photo_leftovers" (
	"object" text PRIMARY KEY NOT NULL,
	"due" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_photo_parts" (
	"photo_id" uuid NOT NULL,
	"of" text NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea",
	"object" text,
	CONSTRAINT "content_photo_parts_photo_id_of_place_pk" PRIMARY KEY("photo_id","of","place"),
	CONSTRAINT "content_photo_parts_somewhere" CHECK ((bytes is null) <> (object is null))
);
--> statement-breakpoint
CREATE TABLE "content_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"reason" text,
	"src" text,
	"path" text,
	"master" text,
	"encoded" jsonb,
	"width" integer,
	"height" integer,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_answers" ADD CONSTRAINT "first_answers_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted_message_id_messages_id_fk" FOREIGN KEY ("accepted_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_root_id_customers_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_key_customer_contacts_key_fk" FOREIGN KEY ("key") REFERENCES "public"."customer_contacts"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_other_customer_contacts_key_fk" FOREIGN KEY ("other") REFERENCES "public"."customer_contacts"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_changes" ADD CONSTRAINT "enquiry_changes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_changes" ADD CONSTRAINT "enquiry_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_people" ADD CONSTRAINT "routing_people_rule_id_routing_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_people" ADD CONSTRAINT "routing_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_orders" ADD CONSTRAINT "view_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operation_rows" ADD CONSTRAINT "bulk_operation_rows_operation_id_bulk_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."bulk_operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_records" ADD CONSTRAINT "content_records_release_id_content_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."content_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_visits" ADD CONSTRAINT "content_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_import_parts" ADD CONSTRAINT "content_import_parts_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_photo_parts" ADD CONSTRAINT "content_photo_parts_photo_id_content_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."content_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_photos" ADD CONSTRAINT "content_photos_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_of" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_of" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by" ON "audit_entries" USING btree ("by_id","at") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_of" ON "audit_entries" USING btree ("record_id","at") WHERE record_id is not null;--> statement-breakpoint
CREATE INDEX "sessions_of" ON "sessions" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "first_answers_by" ON "first_answers" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "messages_of" ON "messages" USING btree ("enquiry_id","place");--> statement-breakpoint
CREATE INDEX "messages_from" ON "messages" USING btree (lower(sender)) WHERE sender is not null;--> statement-breakpoint
CREATE INDEX "messages_answers" ON "messages" USING gin (to_tsvector('simple', body)) WHERE direction = 'out';--> statement-breakpoint
CREATE INDEX "messages_by" ON "messages" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_draft" ON "messages" USING btree ("enquiry_id","draft_key") WHERE draft_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_mail" ON "messages" USING btree ("enquiry_id","mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_of" ON "quotes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "quotes_accepted" ON "quotes" USING btree ("accepted_message_id") WHERE accepted_message_id is not null;--> statement-breakpoint
CREATE INDEX "reply_templates_of" ON "reply_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "customer_contacts_of" ON "customer_contacts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_contacts_root" ON "customer_contacts" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "customer_distinctions_of" ON "customer_distinctions" USING btree ("other");--> statement-breakpoint
CREATE INDEX "customer_distinctions_by" ON "customer_distinctions" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "customers_merged_by" ON "customers" USING btree ("merged_by") WHERE merged_by is not null;--> statement-breakpoint
CREATE INDEX "enquiries_inbox" ON "enquiries" USING btree ("created_at","id") WHERE deleted_at is null and spam is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_last_message" ON "enquiries" USING btree (coalesce(last_message_at, created_at),"id") WHERE deleted_at is null and spam is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status","created_at","id") WHERE deleted_at is null and spam is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_assignee" ON "enquiries" USING btree ("assigned_to","created_at","id") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("assigned_to","created_at","id") WHERE deleted_at is null and spam is null and status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "enquiries_in_view" ON "enquiries" USING btree ("view_id","assigned_to","created_at","id") WHERE view_id is not null;--> statement-breakpoint
CREATE INDEX "enquiries_by_customer" ON "enquiries" USING btree ("user_id","created_at","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "enquiries_entered_by" ON "enquiries" USING btree ("entered_by") WHERE entered_by is not null;--> statement-breakpoint
CREATE INDEX "enquiries_set_aside" ON "enquiries" USING btree ("created_at","id") WHERE deleted_at is null and spam is not null;--> statement-breakpoint
CREATE INDEX "enquiries_deleted" ON "enquiries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "enquiries_by_contact" ON "enquiries" USING btree (contact_key(email, phone) text_pattern_ops,"created_at","id") WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree (lower(normalize(btrim(email), NFKC))) WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_phone" ON "enquiries" USING btree (contact_phone(phone) text_pattern_ops) WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_phone_end" ON "enquiries" USING btree (reverse(contact_phone(phone)) text_pattern_ops) WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_domain" ON "enquiries" USING btree (lower(normalize(split_part(btrim(email), '@', -1), NFKC)) text_pattern_ops) WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "enquiry_changes_of" ON "enquiry_changes" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_changes_by" ON "enquiry_changes" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "enquiry_notes_of" ON "enquiry_notes" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_notes_by" ON "enquiry_notes" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "submission_keys_age" ON "submission_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "routing_people_who" ON "routing_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "routing_rules_view" ON "routing_rules" USING btree ("view_id") WHERE view_id is not null;--> statement-breakpoint
CREATE INDEX "staff_invites_by" ON "staff_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "saved_views_of" ON "saved_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_views_by" ON "saved_views" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "bulk_operations_by" ON "bulk_operations" USING btree ("by_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_operations_under_way" ON "bulk_operations" USING btree ("moved_at") WHERE state in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "account_links_of" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_links_keep" ON "account_links" USING btree ("email_key") WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_answers" ON "outbox" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_accounts" ON "outbox" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING gin ("enquiry_ids");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_at") WHERE delivered_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of" ON "webhook_deliveries" USING btree ("endpoint_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "content_drafts_by" ON "content_drafts" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "content_records_of" ON "content_records" USING btree ("kind","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "content_releases_one_at_a_time" ON "content_releases" USING btree ("state") WHERE state = 'publishing';--> statement-breakpoint
CREATE INDEX "content_releases_planned" ON "content_releases" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "content_releases_by" ON "content_releases" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "content_revisions_of" ON "content_revisions" USING btree ("kind","slug","id");--> statement-breakpoint
CREATE INDEX "content_revisions_by" ON "content_revisions" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "content_visits_by" ON "content_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_imports_by" ON "content_imports" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "content_photo_parts_object" ON "content_photo_parts" USING btree ("object") WHERE object is not null;--> statement-breakpoint
CREATE INDEX "content_photo_parts_media" ON "content_photo_parts" USING btree ("of") WHERE of like '%/%';--> statement-breakpoint
CREATE INDEX "content_photos_src" ON "content_photos" USING btree ("src");--> statement-breakpoint
CREATE INDEX "content_photos_open" ON "content_photos" USING btree ("state") WHERE state in ('uploading', 'converting');--> statement-breakpoint
CREATE INDEX "content_photos_by" ON "content_photos" USING btree ("by_id") WHERE by_id is not null;
--> statement-breakpoint
-- A row that leaves, comes back or changes its status takes its mark or its count along. The lock makes this and the
-- counting wait for each other.
CREATE OR REPLACE FUNCTION enquiries_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM old_rows o JOIN new_rows n USING (id)
    WHERE (o.deleted_at IS NULL AND o.spam IS NULL) <> (n.deleted_at IS NULL AND n.spam IS NULL)
      OR o.status <> n.status OR o.created_at <> n.created_at
  ) THEN RETURN NULL; END IF;
  PERFORM lock_enquiry_days();
  UPDATE new_enquiries m
  SET created_at = n.created_at, status = n.status, shown = n.deleted_at IS NULL AND n.spam IS NULL
  FROM new_rows n WHERE m.enquiry_id = n.id;
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT r.day, r.status, sum(r.change) FROM (
    SELECT o.id, enquiry_day(o.created_at) AS day, o.status, -1 AS change FROM old_rows o
    WHERE o.deleted_at IS NULL AND o.spam IS NULL
    UNION ALL
    SELECT n.id, enquiry_day(n.created_at), n.status, 1 FROM new_rows n
    WHERE n.deleted_at IS NULL AND n.spam IS NULL
  ) r
  WHERE NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = r.id)
  GROUP BY 1, 2 HAVING sum(r.change) <> 0 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A truncated table counts nothing.
CREATE OR REPLACE FUNCTION enquiries_emptied() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lock_enquiry_days();
  DELETE FROM new_enquiries;
  DELETE FROM enquiry_days;
  DELETE FROM enquiry_totals;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION enquiries_removed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows o WHERE o.deleted_at IS NULL AND o.spam IS NULL) THEN
    PERFORM lock_enquiry_days();
    INSERT INTO enquiry_days AS d (day, status, count)
    SELECT enquiry_day(o.created_at), o.status, -count(*) FROM old_rows o
    WHERE o.deleted_at IS NULL AND o.spam IS NULL
      AND NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = o.id)
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
  END IF;
  DELETE FROM new_enquiries WHERE enquiry_id IN (SELECT o.id FROM old_rows o);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As the owner: who may store an enquiry need not be allowed to touch the marks. Older than its own transaction is what
-- an import brings: nobody waits for a letter about it.
CREATE OR REPLACE FUNCTION enquiries_stored() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO new_enquiries (enquiry_id, created_at, status, shown, announced)
  SELECT n.id, n.created_at, n.status, n.deleted_at IS NULL AND n.spam IS NULL, n.created_at < now() FROM new_rows n;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The sums of all days, so that the whole inbox needs no summing.
CREATE OR REPLACE FUNCTION enquiry_day_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE enquiry_totals t SET count = t.count - OLD.count WHERE t.status = OLD.status;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO enquiry_totals AS t (status, count) VALUES (NEW.status, NEW.count)
    ON CONFLICT (status) DO UPDATE SET count = t.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where the counters differ from the rows, the totals, which have no day, from the days, and a mark from its row. One
-- statement, so of one moment.
CREATE OR REPLACE FUNCTION enquiry_drift() RETURNS TABLE (day date, status enquiry_status, counted bigint, found bigint) LANGUAGE sql STABLE AS $$
  SELECT day, status, coalesce(c.n, 0), coalesce(f.n, 0)
  FROM (
    SELECT day, status, sum(n)::bigint AS n FROM (
      SELECT d.day, d.status, d.count AS n FROM enquiry_days d
      UNION ALL
      SELECT enquiry_day(m.created_at), m.status, 1 FROM new_enquiries m WHERE m.shown
    ) counters
    GROUP BY day, status
  ) c
  FULL JOIN (
    SELECT enquiry_day(e.created_at) AS day, e.status, count(*) AS n FROM enquiries e
    WHERE e.deleted_at IS NULL AND e.spam IS NULL
    GROUP BY 1, 2
  ) f USING (day, status)
  WHERE coalesce(c.n, 0) <> coalesce(f.n, 0)
  UNION ALL
  SELECT NULL, status, coalesce(t.count, 0), coalesce(d.n, 0)
  FROM enquiry_totals t
  FULL JOIN (SELECT days.status, sum(days.count)::bigint AS n FROM enquiry_days days GROUP BY days.status) d USING (status)
  WHERE coalesce(t.count, 0) <> coalesce(d.n, 0)
  UNION ALL
  SELECT enquiry_day(m.created_at), m.status, count(*), 0 FROM new_enquiries m LEFT JOIN enquiries e ON e.id = m.enquiry_id
  WHERE (m.created_at, m.status, m.shown) IS DISTINCT FROM (e.created_at, e.status, e.deleted_at IS NULL AND e.spam IS NULL)
    OR e.id IS NULL
  GROUP BY 1, 2
$$;
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
-- The counted side of the list: the exact total, and where on the time line the wanted page begins.
-- The days and the marks are summed. Stable: it sees what its caller sees.
CREATE OR REPLACE FUNCTION enquiry_page_start(p_from date, p_to date, p_status enquiry_status, p_skip bigint)
RETURNS TABLE (total bigint, low timestamptz, high timestamptz, skip bigint) LANGUAGE plpgsql STABLE
SET plan_cache_mode = 'force_generic_plan' AS $$
DECLARE
  uncounted bigint;
  counted bigint;
  found_day date;
  found_before bigint;
BEGIN
  low := coalesce(enquiry_day_start(p_from), '-infinity');
  high := coalesce(enquiry_day_start(p_to + 1), 'infinity');
  SELECT count(*) INTO uncounted FROM new_enquiries m
  WHERE m.shown AND m.created_at >= low AND m.created_at < high AND (p_status IS NULL OR m.status = p_status);
  IF p_from IS NULL AND p_to IS NULL THEN
    SELECT coalesce(sum(t.count), 0) INTO counted FROM enquiry_totals t WHERE p_status IS NULL OR t.status = p_status;
  ELSE
    SELECT coalesce(sum(d.count), 0) INTO counted FROM enquiry_days d
    WHERE d.day >= coalesce(p_from, '-infinity') AND d.day <= coalesce(p_to, 'infinity')
      AND (p_status IS NULL OR d.status = p_status);
  END IF;
  total := uncounted + counted;
  skip := p_skip;
  -- A few rows are skipped faster than the days are searched.
  IF p_skip > 200 THEN
    SELECT c.day, c.upto_here - c.count INTO found_day, found_before
    FROM (
      SELECT d.day, sum(d.count) AS count, sum(sum(d.count)) OVER (ORDER BY d.day DESC) AS upto_here
      FROM (
        SELECT d.day, d.count FROM enquiry_days d
        WHERE d.day >= coalesce(p_from, '-infinity') AND d.day <= coalesce(p_to, 'infinity')
          AND (p_status IS NULL OR d.status = p_status)
        UNION ALL
        SELECT enquiry_day(m.created_at), 1 FROM new_enquiries m
        WHERE m.shown AND m.created_at >= low AND m.created_at < high AND (p_status IS NULL OR m.status = p_status)
      ) d
      GROUP BY d.day
    ) c
    WHERE c.upto_here > p_skip
    ORDER BY c.day DESC LIMIT 1;
    IF found_day IS NULL THEN
      high := '-infinity';
      skip := 0;
    ELSE
      high := least(high, enquiry_day_start(found_day + 1));
      skip := p_skip - found_before;
    END IF;
  END IF;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Gives a new enquiry to whoever's turn it is, or puts it in a shared view, by the first rule that it matches and that
-- names a view or has somebody at work. In the transaction of the enquiry, and never in its way: what fails here leaves
-- it to nobody.
CREATE OR REPLACE FUNCTION enquiry_routed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  rule uuid;
  view uuid;
  person uuid;
  said text := lower(NEW.subject || ' ' || NEW.message);
BEGIN
  -- Older than its own transaction is what an import brings.
  IF NEW.created_at < now() OR NOT EXISTS (SELECT FROM routing_rules) THEN RETURN NULL; END IF;
  BEGIN
    FOR rule, view IN
      SELECT r.id, r.view_id FROM routing_rules r
      WHERE (r.kind IS NULL OR r.kind = NEW.context ->> 'kind')
        AND (r.slug IS NULL OR r.slug = NEW.context ->> 'slug')
        AND (r.words = '{}' OR EXISTS (SELECT FROM unnest(r.words) w WHERE position(lower(w) IN said) > 0))
        AND CASE r.script
          WHEN 'devanagari' THEN said ~ '[\u0900-\u097F]'
          WHEN 'arabic' THEN said ~ '[\u0600-\u06FF]'
          WHEN 'cyrillic' THEN said ~ '[\u0400-\u04FF]'
          WHEN 'latin' THEN said !~ '[\u0400-\u04FF\u0600-\u06FF\u0900-\u097F]'
          ELSE true
        END
      ORDER BY r.position, r.id
    LOOP
      EXIT WHEN view IS NOT NULL;
      -- One after the other: two enquiries at once are two turns.
      UPDATE routing_rules r SET turn = r.turn + 1 WHERE r.id = rule;
      -- Locked, so that whoever leaves the staff meanwhile is either passed over or frees it again.
      SELECT p.user_id INTO person FROM routing_people p JOIN users u ON u.id = p.user_id
      WHERE p.rule_id = rule AND u.role = 'admin' AND coalesce(u.staff_role, 'agent') <> 'viewer'
        AND u.disabled_at IS NULL
        AND NOT EXISTS (
          SELECT FROM absences a
          WHERE a.user_id = u.id AND enquiry_day(NEW.created_at) BETWEEN a.first_day AND a.last_day
        )
      ORDER BY p.last_turn, p.position, p.user_id LIMIT 1
      FOR SHARE OF u;
      EXIT WHEN person IS NOT NULL;
    END LOOP;
    IF person IS NULL AND view IS NULL THEN RETURN NULL; END IF;
    UPDATE routing_people p SET last_turn = r.turn FROM routing_rules r
    WHERE r.id = rule AND p.rule_id = rule AND p.user_id = person;
    UPDATE enquiries e SET assigned_to = person, view_id = view WHERE e.id = NEW.id;
    INSERT INTO enquiry_changes (enquiry_id, change, to_value) VALUES
      (NEW.id, CASE WHEN view IS NULL THEN 'assignedTo' ELSE 'routedTo' END::enquiry_change, coalesce(view, person)::text);
    INSERT INTO audit_entries (by_role, action, record, record_id, detail) VALUES
      ('service', 'changed', 'enquiry', NEW.id, CASE WHEN view IS NULL THEN 'assignedTo' ELSE 'routedTo' END);
  EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'The enquiry % was given to nobody: %', NEW.id, SQLERRM;
  END;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The first answer is the first message to the customer, or the first call or chat that staff logged. A note or a change
-- of status is none. An import may bring an earlier one later.
CREATE OR REPLACE FUNCTION first_answer_noted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO first_answers AS f (enquiry_id, answered_at, by_id)
  SELECT DISTINCT ON (m.enquiry_id) m.enquiry_id, m.created_at, m.author_id
  FROM new_rows m JOIN users u ON u.id = m.author_id AND u.role <> 'customer'
  WHERE m.direction = 'out'
  ORDER BY m.enquiry_id, m.created_at
  ON CONFLICT (enquiry_id) DO UPDATE SET answered_at = excluded.answered_at, by_id = excluded.by_id
  WHERE excluded.answered_at < f.answered_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps when the newest message of a thread was written. Without a new version: what staff changed stays free of conflicts.
CREATE OR REPLACE FUNCTION last_message_noted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE enquiries e SET last_message_at = greatest(e.last_message_at, n.at)
    FROM (SELECT enquiry_id, max(created_at) AS at FROM new_rows GROUP BY enquiry_id) n WHERE e.id = n.enquiry_id;
  ELSE
    UPDATE enquiries e SET last_message_at = (SELECT max(m.created_at) FROM messages m WHERE m.enquiry_id = e.id)
    WHERE e.id IN (SELECT enquiry_id FROM old_rows);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For imports that switch the triggers off, and for what went around them.
-- The totals follow the days by what changes, so they begin anew with them.
CREATE OR REPLACE FUNCTION recount_enquiries() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_enquiry_days();
  DELETE FROM new_enquiries m WHERE NOT EXISTS (SELECT FROM enquiries e WHERE e.id = m.enquiry_id);
  UPDATE new_enquiries m
  SET created_at = e.created_at, status = e.status, shown = e.deleted_at IS NULL AND e.spam IS NULL
  FROM enquiries e WHERE m.enquiry_id = e.id;
  DELETE FROM enquiry_days;
  DELETE FROM enquiry_totals;
  INSERT INTO enquiry_days (day, status, count)
  SELECT enquiry_day(e.created_at), e.status, count(*) FROM enquiries e
  WHERE e.deleted_at IS NULL AND e.spam IS NULL
    AND NOT EXISTS (SELECT FROM new_enquiries m WHERE m.enquiry_id = e.id)
  GROUP BY 1, 2;
END $$;
--> statement-breakpoint
-- Takes what is announced into the day counters. A mark that somebody holds is taken next time.
CREATE OR REPLACE FUNCTION seal_enquiries() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7260142, 1) THEN RETURN; END IF;
  WITH sealed AS (
    DELETE FROM new_enquiries WHERE enquiry_id IN (
      SELECT m.enquiry_id FROM new_enquiries m WHERE m.announced FOR UPDATE SKIP LOCKED
    )
    RETURNING created_at, status, shown
  )
  INSERT INTO enquiry_days AS d (day, status, count)
  SELECT enquiry_day(s.created_at), s.status, count(*) FROM sealed s WHERE s.shown
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, status) DO UPDATE SET count = d.count + excluded.count;
END $$;
--> statement-breakpoint
-- The whole submission in one statement, so in one round trip and all or nothing:
-- the key, the limit, the double click, the row.
CREATE OR REPLACE FUNCTION submit_enquiry(
  p_key text, p_fingerprint text, p_source text, p_burst integer, p_seconds double precision,
  p_name text, p_phone text, p_email text, p_date_of_plan date, p_subject text, p_message text,
  p_user uuid, p_context jsonb, p_spam text, p_notice text DEFAULT NULL
) RETURNS TABLE (outcome text, id uuid, created_at timestamptz, wait integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  earlier submission_keys;
  at timestamptz := clock_timestamp();
  step interval := make_interval(secs => p_seconds);
  room interval := p_burst * step;
  again interval := interval '10 seconds';
  stored uuid;
BEGIN
  IF p_key IS NOT NULL THEN
    IF NOT pg_try_advisory_xact_lock(hashtextextended(p_key, 1)) THEN
      RETURN QUERY SELECT 'busy', NULL::uuid, NULL::timestamptz, 1;
      RETURN;
    END IF;
    SELECT * INTO earlier FROM submission_keys k WHERE k.key = p_key AND k.created_at > now() - interval '24 hours';
    IF FOUND THEN
      RETURN QUERY SELECT CASE WHEN earlier.fingerprint = p_fingerprint THEN 'replayed' ELSE 'mismatch' END,
        earlier.enquiry_id, earlier.enquiry_created_at, 0;
      RETURN;
    END IF;
  END IF;

  id := gen_random_uuid();
  created_at := clock_timestamp();

  IF p_source IS NOT NULL THEN
    -- One write holds the limit, and notices the double click: it keeps the id that is there.
    INSERT INTO rate_limits AS r (key, free_at, last_digest, last_enquiry_id, last_at)
    VALUES (p_source, at + step, p_fingerprint, id, at)
    ON CONFLICT (key) DO UPDATE SET
      free_at = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again
        THEN r.free_at ELSE greatest(r.free_at, at) + step END,
      last_enquiry_id = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again
        THEN r.last_enquiry_id ELSE excluded.last_enquiry_id END,
      last_at = CASE WHEN p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again
        THEN r.last_at ELSE at END,
      last_digest = p_fingerprint
    WHERE greatest(r.free_at, at) + step <= at + room
      OR (p_key IS NULL AND r.last_digest = p_fingerprint AND r.last_at BETWEEN at - again AND at + again)
    RETURNING r.last_enquiry_id INTO stored;
    IF NOT FOUND THEN
      UPDATE rate_limits r SET free_at = at + room WHERE r.key = p_source AND r.free_at > at + room;
      RETURN QUERY SELECT 'limited', NULL::uuid, NULL::timestamptz,
        greatest(ceil(extract(epoch FROM r.free_at + step - (at + room)))::integer, 1)
      FROM rate_limits r WHERE r.key = p_source;
      RETURN;
    END IF;
    IF stored <> id THEN
      RETURN QUERY SELECT 'replayed', e.id, e.created_at, 0 FROM enquiries e WHERE e.id = stored;
      IF FOUND THEN RETURN; END IF;
    END IF;
  END IF;

  INSERT INTO enquiries (id, name, phone, email, date_of_plan, subject, message, user_id, context, spam,
    consent_version, consent_at, created_at, updated_at)
  VALUES (id, p_name, p_phone, p_email, p_date_of_plan, p_subject, p_message, p_user, p_context, p_spam,
    p_notice, CASE WHEN p_notice IS NOT NULL THEN created_at END, created_at, created_at);
  IF p_key IS NOT NULL THEN
    INSERT INTO submission_keys (key, fingerprint, enquiry_id, enquiry_created_at)
    VALUES (p_key, p_fingerprint, id, created_at)
    ON CONFLICT (key) DO UPDATE SET fingerprint = excluded.fingerprint, enquiry_id = excluded.enquiry_id,
      enquiry_created_at = excluded.enquiry_created_at, created_at = now();
  END IF;
  outcome := 'stored';
  wait := 0;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- A bucket that drains evenly: p_burst at once, one more every p_seconds. Answers 0, or the seconds to wait.
-- A bucket is at most full. One that seems fuller was written before the clock of the database was set back: whoever
-- is refused by it waits no longer than anybody else.
CREATE OR REPLACE FUNCTION take_allowance(p_key text, p_burst integer, p_seconds double precision, p_cost integer DEFAULT 1)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := clock_timestamp();
  cost interval := make_interval(secs => p_seconds * p_cost);
  room interval := make_interval(secs => p_seconds * p_burst);
  wait integer;
BEGIN
  INSERT INTO rate_limits AS r (key, free_at) VALUES (p_key, at + cost)
  ON CONFLICT (key) DO UPDATE SET free_at = greatest(r.free_at, at) + cost
    WHERE greatest(r.free_at, at) + cost <= at + room;
  IF FOUND THEN RETURN 0; END IF;
  UPDATE rate_limits r SET free_at = at + room WHERE r.key = p_key AND r.free_at > at + room;
  SELECT ceil(extract(epoch FROM r.free_at + cost - (at + room))) INTO wait FROM rate_limits r WHERE r.key = p_key;
  RETURN greatest(coalesce(wait, 1), 1);
END $$;
--> statement-breakpoint
-- Names and addresses are one key space: a username never reads as an address. And for as long as its way back is
-- open, an address that was changed belongs to nobody else; the locks make two who want it wait for each other.
CREATE OR REPLACE FUNCTION user_keys_checked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'INSERT' OR NEW.username_key <> OLD.username_key) AND strpos(NEW.username_key, '@') > 0 THEN
    RAISE EXCEPTION 'A username can not contain @' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.email_key = OLD.email_key THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(k.key, 5))
  FROM (SELECT key FROM unnest(ARRAY[OLD.email_key, NEW.email_key]) key WHERE key IS NOT NULL ORDER BY key) k;
  IF EXISTS (
    SELECT FROM account_links l WHERE l.email_key = NEW.email_key AND l.user_id <> NEW.id AND l.expires_at > now()
  ) THEN
    RAISE EXCEPTION 'This address is kept for its former holder' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Writes a delivery for each endpoint that wants the event, in the transaction of the change. Told is what the inbox
-- shows: what is set aside or imported is no news, and what is no longer set aside is new.
CREATE OR REPLACE FUNCTION webhook_events_written() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO webhook_deliveries (endpoint_id, event, enquiry_id)
    SELECT w.id, 'enquiry.created', n.id FROM new_rows n
    JOIN webhook_endpoints w ON w.gone_at IS NULL AND 'enquiry.created' = ANY (w.events)
    WHERE n.deleted_at IS NULL AND n.spam IS NULL AND n.created_at >= now();
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO webhook_deliveries (endpoint_id, event, enquiry_id)
    SELECT w.id, r.event, r.id FROM (
      SELECT n.id, CASE
        WHEN n.deleted_at IS NOT NULL OR n.spam IS NOT NULL THEN 'enquiry.deleted'
        WHEN o.spam IS NOT NULL THEN 'enquiry.created'
        ELSE 'enquiry.changed'
      END AS event
      FROM old_rows o JOIN new_rows n USING (id)
      WHERE (n.version <> o.version OR n.updated_at <> o.updated_at)
        AND ((o.deleted_at IS NULL AND o.spam IS NULL) OR (n.deleted_at IS NULL AND n.spam IS NULL))
    ) r
    JOIN webhook_endpoints w ON w.gone_at IS NULL AND r.event = ANY (w.events);
  ELSE
    INSERT INTO webhook_deliveries (endpoint_id, event, enquiry_id)
    SELECT w.id, 'enquiry.deleted', o.id FROM old_rows o
    JOIN webhook_endpoints w ON w.gone_at IS NULL AND 'enquiry.deleted' = ANY (w.events)
    WHERE o.deleted_at IS NULL AND o.spam IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiries_changed AFTER UPDATE ON enquiries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enquiries_changed();
--> statement-breakpoint
CREATE TRIGGER enquiries_emptied AFTER TRUNCATE ON enquiries FOR EACH STATEMENT EXECUTE FUNCTION enquiries_emptied();
--> statement-breakpoint
CREATE TRIGGER enquiries_of_blocked BEFORE INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION enquiry_of_blocked();
--> statement-breakpoint
CREATE TRIGGER enquiries_removed AFTER DELETE ON enquiries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION enquiries_removed();
--> statement-breakpoint
CREATE TRIGGER enquiries_routed AFTER INSERT ON enquiries FOR EACH ROW WHEN (((new.assigned_to IS NULL) AND (new.spam IS NULL) AND (new.status = 'pending'::enquiry_status))) EXECUTE FUNCTION enquiry_routed();
--> statement-breakpoint
CREATE TRIGGER enquiries_stored AFTER INSERT ON enquiries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enquiries_stored();
--> statement-breakpoint
CREATE TRIGGER enquiry_day_counted AFTER INSERT OR DELETE OR UPDATE ON enquiry_days FOR EACH ROW EXECUTE FUNCTION enquiry_day_counted();
--> statement-breakpoint
CREATE TRIGGER messages_answer AFTER INSERT ON messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION first_answer_noted();
--> statement-breakpoint
CREATE TRIGGER messages_removed AFTER DELETE ON messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION last_message_noted();
--> statement-breakpoint
CREATE TRIGGER messages_written AFTER INSERT ON messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION last_message_noted();
--> statement-breakpoint
CREATE TRIGGER user_keys_checked BEFORE INSERT OR UPDATE OF username_key, email_key ON users FOR EACH ROW EXECUTE FUNCTION user_keys_checked();
--> statement-breakpoint
CREATE TRIGGER webhook_enquiries_changed AFTER UPDATE ON enquiries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_events_written();
--> statement-breakpoint
CREATE TRIGGER webhook_enquiries_removed AFTER DELETE ON enquiries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_events_written();
--> statement-breakpoint
CREATE TRIGGER webhook_enquiries_stored AFTER INSERT ON enquiries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION webhook_events_written();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION enquiries_changed(), enquiries_emptied(), enquiries_removed(), enquiries_stored(), enquiry_day_counted(), enquiry_of_blocked(), enquiry_routed(), first_answer_noted(), last_message_noted(), webhook_events_written() FROM PUBLIC;
--> statement-breakpoint
ALTER TABLE rate_limits SET UNLOGGED;
