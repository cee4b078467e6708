-- An entry of the audit and a change that one commit has written say so, whichever statement writes them.

alter table audit_entries add column commit text;
alter table audit_entries alter column commit set default pg_current_xact_id()::text;
alter table record_changes add column commit text;
alter table record_changes alter column commit set default pg_current_xact_id()::text;
comment on column audit_entries.commit is 'the same for all that one commit has written; null before this column';
comment on column record_changes.commit is 'as in audit_entries';
