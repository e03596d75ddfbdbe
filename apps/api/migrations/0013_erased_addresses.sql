CREATE TABLE "erased_addresses" (
	"digest" text PRIMARY KEY NOT NULL,
	"made_with" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
