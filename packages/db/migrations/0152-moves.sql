-- What a workspace takes along to another database: of whom a row is, in PostgreSQL's log, and which rows one commit has written.

-- These are found by a digest, so no workspace leads their keys.
alter table sign_in_links replica identity full;
alter table sign_on_attempts replica identity full;
alter table sign_on_bindings replica identity full;

-- The numbers of transactions begin anew in each database. Two that have the same one have begun at other times.
create function current_commit() returns text
  language sql stable
  return left(md5(pg_current_xact_id()::text || ' ' || extract(epoch from transaction_timestamp())::text), 20);
alter table audit_entries alter column commit set default current_commit();
alter table record_changes alter column commit set default current_commit();
