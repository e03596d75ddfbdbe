CREATE TABLE "enquiry_reads" (
	"enquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "enquiry_reads_enquiry_id_user_id_pk" PRIMARY KEY("enquiry_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "turn" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_reads" ADD CONSTRAINT "enquiry_reads_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_reads" ADD CONSTRAINT "enquiry_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_reads_by" ON "enquiry_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiries_by_turn" ON "enquiries" USING btree ("turn",coalesce(waiting_since, created_at)) WHERE deleted_at is null and spam is null and status in ('pending', 'in_progress');--> statement-breakpoint
-- Written by hand: whose turn it is in the threads so far.
UPDATE enquiries e SET turn = CASE WHEN t.answered = t.last THEN 'customer' ELSE 'us' END,
  waiting_since = (SELECT min(m.created_at) FROM messages m WHERE m.enquiry_id = e.id AND m.place > t.answered)
FROM (
  SELECT enquiry_id, max(place) AS last, max(place) FILTER (WHERE direction = 'out') AS answered
  FROM messages GROUP BY enquiry_id
) t
WHERE t.enquiry_id = e.id AND t.answered IS NOT NULL;
--> statement-breakpoint
-- Written by hand: who has read what, from the audit trail.
INSERT INTO enquiry_reads (enquiry_id, user_id, place)
SELECT s.record_id, s.by_id, coalesce((
  SELECT max(m.place) FROM messages m WHERE m.enquiry_id = s.record_id AND m.created_at <= s.at
), 0)
FROM (
  SELECT record_id, by_id, max(at) AS at FROM audit_entries
  WHERE action = 'saw' AND record = 'enquiry' GROUP BY record_id, by_id
) s
JOIN enquiries e ON e.id = s.record_id JOIN users u ON u.id = s.by_id;
