-- Escalation: a step that nobody has decided in time asks the next level as well.

alter table approval_steps add column escalate_after_days integer;
alter table approval_steps add column due_at timestamptz(3);
alter table approval_steps add column escalated_at timestamptz(3);
alter table approval_steps add constraint approval_steps_escalate_after_days_check check (escalate_after_days between 1 and 30);
comment on column approval_steps.escalated_at is 'internal: when the next level was looked for, once for each step, also where nobody was left';
create index approval_steps_due_at_idx on approval_steps (due_at, workspace_id, approval_id) where status = 'open' and escalated_at is null;

alter table approval_assignments drop constraint approval_assignments_via_check;
alter table approval_assignments add constraint approval_assignments_via_check
  check (via in ('line', 'head', 'role', 'named', 'last_resort', 'escalation'));
