-- Inviting many employees: whether two have one address, and when it is whose turn, are found without reading all of them.

create index employees_address_idx on employees (workspace_id, (folded(coalesce(work_email, personal_email)) collate "C"))
  where coalesce(work_email, personal_email) is not null;
create index invitation_emails_turn_idx on invitation_emails (workspace_id, next_attempt_at) where status = 'pending' and attempts = 0;
