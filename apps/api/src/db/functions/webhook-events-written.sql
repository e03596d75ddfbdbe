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
