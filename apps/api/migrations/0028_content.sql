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
ALTER TABLE "users" ADD COLUMN "site_editor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_records" ADD CONSTRAINT "content_records_release_id_content_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."content_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_visits" ADD CONSTRAINT "content_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_by" ON "content_drafts" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "content_records_of" ON "content_records" USING btree ("kind","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "content_releases_one_at_a_time" ON "content_releases" USING btree ("state") WHERE state = 'publishing';--> statement-breakpoint
CREATE INDEX "content_releases_planned" ON "content_releases" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "content_releases_by" ON "content_releases" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "content_revisions_of" ON "content_revisions" USING btree ("kind","slug","id");--> statement-breakpoint
CREATE INDEX "content_revisions_by" ON "content_revisions" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "content_visits_by" ON "content_visits" USING btree ("user_id");