CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
