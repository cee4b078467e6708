-- One clock: whatever is stamped goes by real_stamp(), which alone reads the time of the machine.
create or replace function stamp() returns timestamptz
  language sql volatile
  return coalesce(nullif(current_setting('app.stamp', true), '')::timestamptz, real_stamp());

-- How long a file is kept that no record has goes by the right time, in a sandbox whose clock is ahead as well.
alter table stored_files alter column begun_at set default real_stamp();
