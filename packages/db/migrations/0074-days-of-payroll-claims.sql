-- Claims of payroll know the days that they pay: two employments in one month are paid by different runs.

alter table payroll_claims add column first_day date, add column last_day date;
alter table payroll_claims add constraint payroll_claims_days_check check (last_day >= first_day and (first_day is null) = (last_day is null));
comment on column payroll_claims.first_day is 'of time pay the first day of the employment in the month, of gratuity that of the service; null: of time the whole month, of others none';
comment on column payroll_claims.last_day is 'the last day of the same';
comment on column payroll_claims.object_id is 'the id of what is taken; of time pay, and of an adjustment, with its month: emp_1:2026-04; of the second employment in a month emp_1:2026-04:2; of gratuity with the last day of the service: emp_1:2026-04-20';

alter table payroll_claims drop constraint payroll_claims_kind_check;
alter table payroll_claims add constraint payroll_claims_kind_check
  check (kind in ('time', 'installment', 'overtime', 'encashment', 'adjustment', 'expense_claim', 'gratuity'));
