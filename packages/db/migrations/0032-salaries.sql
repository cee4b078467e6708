-- Salaries: components with all that pay asks of them, what a structure has, and how each amount of an assignment was chosen.

-- Ships with PostgreSQL and needs no superuser.
create extension if not exists btree_gist;

alter table salary_components
  add column default_value numeric not null default 0,
  add column formula text,
  add column is_taxable boolean not null default true,
  add column exemption_mode text not null default 'none',
  add column exemption_value numeric not null default 0,
  add column affects_gross boolean not null default false,
  add column contributes_to_eobi boolean not null default false,
  add column contributes_to_pf boolean not null default false,
  add column contributes_to_overtime boolean not null default false,
  add column contributes_to_gratuity boolean not null default false,
  add column is_mandatory boolean not null default false,
  add column is_active boolean not null default true,
  add column is_system boolean not null default false;
-- What was paid until now was part of the gross if it was an earning, and counted as what it was.
update salary_components set affects_gross = (type = 'earning'), is_taxable = (type = 'earning');
update salary_components set contributes_to_eobi = true, contributes_to_overtime = true where type = 'earning';
update salary_components set contributes_to_pf = true, contributes_to_gratuity = true where category = 'basic';
alter table salary_components
  add constraint salary_components_default_value_check check (default_value >= 0),
  add constraint salary_components_exemption_value_check check (exemption_value >= 0),
  add constraint salary_components_exemption_mode_check check (exemption_mode in ('none', 'pct_of_basic', 'flat_cap')),
  add constraint salary_components_affects_gross_check check (type = 'earning' or not affects_gross),
  add constraint salary_components_is_active_check check (is_active or not is_mandatory);
comment on column salary_components.formula is 'internal: what calculates the amount where calculation_type is formula; default_value is 0 then';
comment on column salary_components.is_system is 'internal: payroll pays by it, so its code, type and category never change';
comment on constraint salary_components_affects_gross_check on salary_components is 'must be false; only an earning is part of the gross salary';
comment on constraint salary_components_is_active_check on salary_components is 'must stay true while is_mandatory is true';
create index salary_components_created_at_idx on salary_components (workspace_id, created_at, id);

create index salary_structures_created_at_idx on salary_structures (workspace_id, created_at, id);

create table salary_structure_components (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  salary_structure_id text collate "C" not null,
  salary_component_id text collate "C" not null,
  calculation_type text,
  default_value numeric,
  formula text,
  is_mandatory boolean not null default false,
  display_order integer not null default 0,
  constraint salary_structure_components_pkey primary key (workspace_id, id),
  constraint salary_structure_components_salary_structure_id_fkey foreign key (workspace_id, salary_structure_id) references salary_structures (workspace_id, id),
  constraint salary_structure_components_salary_component_id_fkey foreign key (workspace_id, salary_component_id) references salary_components (workspace_id, id),
  constraint salary_structure_components_calculation_type_check check (calculation_type in ('fixed', 'percentage', 'formula')),
  constraint salary_structure_components_default_value_check check (default_value >= 0)
);
create unique index salary_structure_components_salary_component_id_key
  on salary_structure_components (workspace_id, salary_structure_id, salary_component_id);
create index salary_structure_components_salary_structure_id_idx on salary_structure_components (workspace_id, salary_structure_id, id);
create index salary_structure_components_component_idx on salary_structure_components (workspace_id, salary_component_id, id);
comment on column salary_structure_components.formula is 'internal: what calculates the amount where calculation_type is formula';

-- Of two that overlap, the later one is in force from its first day; the earlier one ends before it.
update salary_assignments a set effective_to = o.effective_from - 1
from (select workspace_id, id, lead(effective_from) over (partition by workspace_id, employee_id order by effective_from, created_at, id) as effective_from
      from salary_assignments) o
where o.workspace_id = a.workspace_id and o.id = a.id and o.effective_from > a.effective_from
  and coalesce(a.effective_to, 'infinity') >= o.effective_from;
-- Two without an end overlap, so this index has nothing left to refuse.
drop index salary_assignments_current_key;
alter table salary_assignments
  add constraint salary_assignments_effective_from_exclusive
  exclude using gist (workspace_id with =, employee_id with =, daterange(effective_from, effective_to, '[]') with &&);
comment on constraint salary_assignments_effective_from_exclusive on salary_assignments is
  'Another salary assignment of the employee is in force on some of these days; end it first.';
comment on constraint salary_assignments_effective_to_check on salary_assignments is 'must not be before effective_from';
create index salary_assignments_created_at_idx on salary_assignments (workspace_id, created_at, id);
create index salary_assignments_employee_id_created_at_idx on salary_assignments (workspace_id, employee_id, created_at, id);
create index salary_assignments_salary_structure_id_idx on salary_assignments (workspace_id, salary_structure_id, created_at, id);

alter table salary_assignment_components
  add column calculation_type text not null default 'fixed',
  add column value numeric not null default 0,
  add column formula text,
  add column is_overridden boolean not null default false,
  add column display_order integer not null default 0;
-- Of an amount that stands, only the amount is known: it stays fixed, whatever the component says.
update salary_assignment_components ac set value = ac.amount, display_order = c.display_order
from salary_components c where c.workspace_id = ac.workspace_id and c.id = ac.salary_component_id;
alter table salary_assignment_components
  add constraint salary_assignment_components_calculation_type_check check (calculation_type in ('fixed', 'percentage', 'formula')),
  add constraint salary_assignment_components_amount_check check (amount >= 0);

-- The components that payroll pays by, so that every figure of a payslip has a line; those of one country's law only there.
create function system_salary_components(workspace text, decimals integer, in_country text)
returns table (id text, code text, name text, type text, category text, calculation_type text, default_value numeric, is_taxable boolean, display_order integer)
  language sql immutable parallel safe as $$
  select 'scm_' || substr(workspace, 5, 24) || given.ending, given.code, given.name, given.type, given.category, given.calculation_type,
         case when given.value = 0 then round(0::numeric, decimals) else given.value end, given.is_taxable, given.display_order
  from (values
    ('01', 'OVERTIME', 'Overtime', 'earning', 'overtime', 'fixed', 0, true, 1010, null),
    ('02', 'BONUS', 'Bonus', 'earning', 'bonus', 'fixed', 0, true, 1020, null),
    ('03', 'ADJ_ADD', 'Addition', 'earning', 'adjustment', 'fixed', 0, true, 1030, null),
    ('04', 'ARREARS', 'Arrears', 'earning', 'adjustment', 'fixed', 0, true, 1040, null),
    ('05', 'LEAVE_ENCASH', 'Leave encashment', 'earning', 'other', 'fixed', 0, true, 1050, null),
    ('06', 'GRATUITY', 'Gratuity', 'earning', 'gratuity', 'fixed', 0, true, 1060, null),
    ('07', 'REIMBURSE', 'Expense reimbursement', 'earning', 'other', 'fixed', 0, false, 1070, null),
    ('08', 'ABSENCE', 'Absence', 'deduction', 'absence', 'fixed', 0, false, 1110, null),
    ('09', 'UNPAID_LEAVE', 'Unpaid leave', 'deduction', 'absence', 'fixed', 0, false, 1120, null),
    ('0a', 'LATE', 'Late arrival', 'deduction', 'absence', 'fixed', 0, false, 1130, null),
    ('0b', 'TAX', 'Income tax', 'deduction', 'tax', 'fixed', 0, false, 1140, null),
    ('0c', 'EOBI_EE', 'Old-age benefits', 'deduction', 'social_security', 'fixed', 0, false, 1150, null),
    ('0d', 'NI_EE', 'National Insurance', 'deduction', 'social_security', 'fixed', 0, false, 1160, 'GB'),
    ('0e', 'PF_EE', 'Provident fund', 'deduction', 'provident_fund', 'percentage', 8.33, false, 1170, null),
    ('0f', 'LOAN', 'Loan repayment', 'deduction', 'loan', 'fixed', 0, false, 1180, null),
    ('0g', 'ADJ_DED', 'Deduction', 'deduction', 'adjustment', 'fixed', 0, false, 1190, null),
    ('0h', 'ARREARS_DED', 'Recovery of overpaid months', 'deduction', 'adjustment', 'fixed', 0, false, 1200, null),
    ('0j', 'EOBI_ER', 'Old-age benefits, employer', 'employer_contribution', 'social_security', 'fixed', 0, false, 1310, null),
    ('0k', 'NI_ER', 'National Insurance, employer', 'employer_contribution', 'social_security', 'fixed', 0, false, 1320, 'GB'),
    ('0m', 'SOCIAL_SECURITY_ER', 'Provincial social security, employer', 'employer_contribution', 'social_security', 'fixed', 0, false, 1330, 'PK'),
    ('0n', 'PF_ER', 'Provident fund, employer', 'employer_contribution', 'provident_fund', 'percentage', 8.33, false, 1340, null),
    ('0p', 'GRATUITY_ACCRUAL', 'Gratuity, accrued', 'employer_contribution', 'gratuity', 'percentage', 8.3333, false, 1350, null)
  ) as given (ending, code, name, type, category, calculation_type, value, is_taxable, display_order, country)
  where given.country is null or given.country = in_country
$$;

insert into salary_components (workspace_id, id, code, name, type, category, calculation_type, default_value, exemption_value, is_taxable, affects_gross, is_system, display_order)
select c.workspace_id, s.id, s.code, s.name, s.type, s.category, s.calculation_type, s.default_value, round(0::numeric, c.currency_decimals), s.is_taxable, false, true, s.display_order
from companies c, system_salary_components(c.workspace_id, c.currency_decimals, c.country) s
on conflict (workspace_id, code) do update set is_system = true;

-- The contract shows them now, and says their prefixes.
comment on table salary_assignments is null;
comment on table salary_components is null;
comment on table salary_structures is null;

update employee_bank_accounts set is_primary = false, updated_at = stamp() where is_primary and status = 'inactive';
alter table employee_bank_accounts
  add constraint employee_bank_accounts_is_primary_check check (status = 'active' or not is_primary);
comment on constraint employee_bank_accounts_is_primary_check on employee_bank_accounts is 'must be false for an inactive account';
