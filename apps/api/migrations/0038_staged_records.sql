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
