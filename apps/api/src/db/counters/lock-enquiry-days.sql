-- Who changes the day counters waits for each other: else two could lock counters crosswise. SQL, because the triggers
-- call it.
CREATE OR REPLACE FUNCTION lock_enquiry_days() RETURNS void LANGUAGE sql AS 'SELECT pg_advisory_xact_lock(7260142, 1)';
