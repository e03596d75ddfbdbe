-- Its statements differ in values only, and planning them anew took longer than running them.
ALTER FUNCTION enquiry_page_start(date, date, enquiry_status, bigint) SET plan_cache_mode = 'force_generic_plan';
