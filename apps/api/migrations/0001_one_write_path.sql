ALTER TABLE "rate_limits" DROP COLUMN "last_digest";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "last_enquiry_id";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "last_at";--> statement-breakpoint
DROP TRIGGER enquiries_of_blocked ON enquiries;
--> statement-breakpoint
DROP TRIGGER enquiries_routed ON enquiries;
--> statement-breakpoint
DROP TRIGGER messages_answer ON messages;
--> statement-breakpoint
DROP TRIGGER messages_removed ON messages;
--> statement-breakpoint
DROP TRIGGER messages_written ON messages;
--> statement-breakpoint
DROP TRIGGER webhook_enquiries_changed ON enquiries;
--> statement-breakpoint
DROP TRIGGER webhook_enquiries_removed ON enquiries;
--> statement-breakpoint
DROP TRIGGER webhook_enquiries_stored ON enquiries;
--> statement-breakpoint
DROP FUNCTION enquiry_of_blocked();
--> statement-breakpoint
DROP FUNCTION enquiry_routed();
--> statement-breakpoint
DROP FUNCTION first_answer_noted();
--> statement-breakpoint
DROP FUNCTION last_message_noted();
--> statement-breakpoint
DROP FUNCTION webhook_events_written();
--> statement-breakpoint
DROP FUNCTION submit_enquiry(text, text, text, integer, double precision, text, text, text, date, text, text, uuid, jsonb, text, text);
