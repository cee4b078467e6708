-- The prefixes of ids whose objects no schema of the contract shows; the others stand there as x-id-prefix.

comment on table audit_entries is 'ids: aud';
comment on table emails is 'ids: eml';
comment on table events is 'ids: evt';
comment on table leave_ledger_entries is 'ids: lle';
comment on table salary_assignments is 'ids: sas';
comment on table salary_assignment_components is 'ids: sac';
comment on table salary_components is 'ids: scm';
comment on table salary_structures is 'ids: sst';
