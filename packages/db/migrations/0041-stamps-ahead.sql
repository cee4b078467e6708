-- The time of a change. A long write sets it beforehand to a time that is still to come, and commits at that time.
create or replace function stamp() returns timestamptz
  language sql volatile
  return coalesce(nullif(current_setting('app.stamp', true), '')::timestamptz, date_trunc('milliseconds', clock_timestamp()));
