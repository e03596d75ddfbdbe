-- The day of a moment in Asia/Kolkata. SQL, because the counters are grouped by it.
CREATE OR REPLACE FUNCTION enquiry_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Asia/Kolkata')::date;
