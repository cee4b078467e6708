-- Stand-ins, said once for decisions and for comments: whoever decides in somebody's place reads and writes what is said.

-- Who stands in today for whoever an open assignment of a request asks, by the days of the workspace, where both are there still.
-- Nobody does so in their own request, also not as another member with the address of whoever asks. Nor does anybody where they
-- have decided already, or where they are asked or have decided as another member, so that no two of its approvers are one person.
-- It reads as the owner, who sees all workspaces, so it names the one itself.
create view approval_stand_ins with (security_barrier) as
  select a.workspace_id, a.approval_id, a.position, a.member_id, t.id as stand_in_id, t.name
  from approval_assignments a
    join approvals p on p.workspace_id = a.workspace_id and p.id = a.approval_id
    join approval_delegations d on d.workspace_id = a.workspace_id and d.from_member_id = a.member_id
    join companies c on c.workspace_id = d.workspace_id and c.id = d.workspace_id
    join members t on t.workspace_id = d.workspace_id and t.id = d.to_member_id
  where a.workspace_id = (select current_workspace()) and a.ended_at is null and d.revoked_at is null
    and (now() at time zone c.timezone)::date between d.starts_on and d.ends_on and (d.kinds = '{}' or p.kind = any(d.kinds))
    and (select count(*) = 2 from members m where m.workspace_id = d.workspace_id and m.id in (d.from_member_id, d.to_member_id)
      and not m.deleted and (m.employee_id is null or exists (select from employees e
        where e.workspace_id = m.workspace_id and e.id = m.employee_id and not e.deleted
          and coalesce(e.separation_date >= (now() at time zone c.timezone)::date, true))))
    and not exists (select from employees x where x.workspace_id = a.workspace_id and x.id = a.employee_id
      and (x.id = t.employee_id or folded(coalesce(x.work_email, x.personal_email)) collate "C" = folded(t.email) collate "C"
        or (x.work_email is not null and folded(x.personal_email) collate "C" = folded(t.email) collate "C")))
    and not exists (select from approval_assignments b
        join members v on v.workspace_id = b.workspace_id and v.id in (b.member_id, b.decided_by)
      where b.workspace_id = a.workspace_id and b.approval_id = a.approval_id and (b.decided_by = t.id
        or v.id <> t.id and exists (select from employees x where x.workspace_id = a.workspace_id and x.id in (v.employee_id, t.employee_id)
          and not exists (select from members w where w.workspace_id = a.workspace_id and w.id in (v.id, t.id)
            and x.id is distinct from w.employee_id
            and folded(coalesce(x.work_email, x.personal_email)) collate "C" is distinct from folded(w.email) collate "C"
            and (x.work_email is null or folded(x.personal_email) collate "C" is distinct from folded(w.email) collate "C")))));
comment on view approval_stand_ins is 'read by requests of muster_app';

-- As before, with those who stand in for whoever is asked, or have decided in their place, and without those who have left. That
-- an approval asks somebody shows them no private details: they need the right, and so they do for what is said about these.
create or replace view commented_records with (security_barrier) as
  select r.workspace_id, r.id, r.employee_id, s.by_right, s.by_right or s.is_own or s.is_asked as may_write
  from (
    select workspace_id, id, employee_id, 'LeaveApplication' as kind, true as is_request from leave_applications
    union all select workspace_id, id, employee_id, 'Regularisation', true from regularisations
    union all select workspace_id, id, employee_id, 'OvertimeRequest', true from overtime_requests
    union all select workspace_id, id, employee_id, 'ExpenseClaim', true from expense_claims
    union all select workspace_id, id, employee_id, 'Loan', true from loans
    union all select workspace_id, id, employee_id, 'HrLetterRequest', true from hr_letter_requests
    union all select workspace_id, id, employee_id, 'BankAccountChange', true from bank_account_changes
    union all select workspace_id, id, employee_id, 'ProfileChange', true from profile_changes
    union all select workspace_id, id, employee_id, 'LeaveEncashment', false from leave_encashments
    union all select workspace_id, id, employee_id, 'EmployeeDocument', false from employee_documents
    union all select workspace_id, id, employee_id, 'EmploymentContract', false from employment_contracts
    union all select workspace_id, id, null, 'PayrollRun', false from payroll_runs
  ) as r cross join lateral (
    select current_user <> 'muster_person' or r.kind = any((select current_rights())::text[]) as by_right,
      r.is_request and r.employee_id = (select current_setting('app.employee_id', true)) as is_own,
      r.is_request and r.kind <> 'ProfileChange' and (select exists (select from members m
          join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
          left join employees e on e.workspace_id = m.workspace_id and e.id = m.employee_id
        where m.workspace_id = (select current_workspace()) and m.id = (select current_member()) and not m.deleted
          and (m.employee_id is null or not e.deleted and coalesce(e.separation_date >= (now() at time zone c.timezone)::date, true))))
        and exists (select from approvals p
        where p.workspace_id = r.workspace_id and p.subject_id = r.id and p.status = 'waiting'
          and (exists (select from approval_assignments a where a.workspace_id = p.workspace_id and a.approval_id = p.id
              and (select current_member()) in (a.member_id, a.decided_by))
            or exists (select from approval_stand_ins i where i.workspace_id = p.workspace_id and i.approval_id = p.id
              and i.stand_in_id = (select current_member())))) as is_asked
  ) as s
  where r.workspace_id = (select current_workspace())
    and (s.by_right or s.is_own or s.is_asked
      or (r.is_request and r.kind || ':team' = any((select current_rights())::text[])
        and exists (select from reporting_lines l where l.workspace_id = (select current_workspace())
          and l.manager_id = (select current_setting('app.employee_id', true)) and l.employee_id = r.employee_id)));
