CREATE TABLE "account_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"email_key" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret" boolean;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_of" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_links_keep" ON "account_links" USING btree ("email_key") WHERE email_key is not null;--> statement-breakpoint
-- Names and addresses are one key space: a username never reads as an address. And for as long as its way back is
-- open, an address that was changed belongs to nobody else; the locks make two who want it wait for each other.
CREATE FUNCTION user_keys_checked() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER user_keys_checked BEFORE INSERT OR UPDATE OF username_key, email_key ON users
FOR EACH ROW EXECUTE FUNCTION user_keys_checked();
--> statement-breakpoint
-- Usernames from before the rule stay as they are, and are told to whoever starts the service.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT u.username, u.email, u.role, u.created_at::date AS since, o.email AS owner
    FROM users u LEFT JOIN users o ON o.email_key = u.username_key
    WHERE strpos(u.username_key, '@') > 0 ORDER BY u.created_at
  LOOP
    RAISE WARNING 'The account of % (%, since %) has the username %, which reads as an e-mail address%. The username no longer signs in. If this is not the same person, end the account: node apps/api/src/cli/admin.ts disable %',
      found.email, found.role, found.since, found.username,
      CASE WHEN found.owner IS NULL OR found.owner = found.email THEN '' ELSE ': that of the account of ' || found.owner END, found.email;
  END LOOP;
END $$;
