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
