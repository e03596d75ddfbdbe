-- The counted side of the list: the exact total, and where on the time line the wanted page begins. The days and the
-- marks are summed. Stable: it sees what its caller sees. SQL, because it takes several steps that must see one moment
-- in one round trip.
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
