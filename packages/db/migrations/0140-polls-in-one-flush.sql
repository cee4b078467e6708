-- A poll waits for the writes that have their stamp in the flush in which it reads.

-- The lock is taken within a subtransaction, which is taken back: whatever ends the wait, nothing keeps the lock.
create function pass_barrier(class integer, workspace integer) returns void
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(class, workspace);
  raise exception 'passed';
exception when raise_exception then
  null;
end $$;
