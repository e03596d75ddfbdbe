-- The moment at which a day begins in Asia/Kolkata. SQL, as the opposite of enquiry_day.
CREATE OR REPLACE FUNCTION enquiry_day_start(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN day::timestamp AT TIME ZONE 'Asia/Kolkata';
