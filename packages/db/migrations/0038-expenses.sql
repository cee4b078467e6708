-- Expenses: what employees spent for the company, claim by claim, and what limits it.

create table expense_categories (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  description text,
  max_amount_per_item numeric,
  requires_receipt boolean not null default false,
  receipt_required_above numeric,
  gl_code text,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint expense_categories_pkey primary key (workspace_id, id),
  constraint expense_categories_code_key unique (workspace_id, code),
  constraint expense_categories_max_amount_per_item_check check (max_amount_per_item > 0)
);
comment on constraint expense_categories_max_amount_per_item_check on expense_categories is 'must be greater than 0';
create index expense_categories_created_at_idx on expense_categories (workspace_id, created_at, id);
create index expense_categories_updated_at_idx on expense_categories (workspace_id, updated_at);

create table expense_limits (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  expense_category_id text collate "C" not null,
  monthly_amount numeric not null,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint expense_limits_pkey primary key (workspace_id, id),
  constraint expense_limits_expense_category_id_fkey foreign key (workspace_id, expense_category_id)
    references expense_categories (workspace_id, id),
  constraint expense_limits_monthly_amount_check check (monthly_amount > 0)
);
comment on constraint expense_limits_monthly_amount_check on expense_limits is 'must be greater than 0';
create unique index expense_limits_expense_category_id_key on expense_limits (workspace_id, expense_category_id) where not deleted;
create index expense_limits_created_at_idx on expense_limits (workspace_id, created_at, id);
create index expense_limits_updated_at_idx on expense_limits (workspace_id, updated_at);

create table expense_claims (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  claim_number text collate "C" not null,
  title text not null,
  claim_date date not null,
  purpose text,
  total_claimed numeric not null,
  total_approved numeric,
  advance_adjusted numeric not null,
  total_reimbursable numeric,
  status text not null default 'draft',
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  rejection_reason text,
  paid_at timestamptz(3),
  payment_method text,
  payment_reference text,
  payroll_run_id text collate "C",
  notes text,
  handed_over_at timestamptz(3),
  claimed_by_run_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint expense_claims_pkey primary key (workspace_id, id),
  constraint expense_claims_claim_number_key unique (workspace_id, claim_number),
  constraint expense_claims_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint expense_claims_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint expense_claims_claimed_by_run_id_fkey foreign key (workspace_id, claimed_by_run_id) references payroll_runs (workspace_id, id),
  constraint expense_claims_status_check check (status in ('draft', 'submitted', 'approved', 'rejected', 'paid', 'cancelled')),
  constraint expense_claims_submitted_at_check check ((submitted_at is not null) >= (status in ('submitted', 'approved', 'rejected', 'paid'))),
  constraint expense_claims_decided_check check (
    (approved_at is not null) = (status in ('approved', 'rejected', 'paid')) and (total_approved is not null) = (approved_at is not null)),
  constraint expense_claims_rejection_reason_check check ((rejection_reason is not null) = (status = 'rejected')),
  constraint expense_claims_total_approved_check check (total_approved between 0 and total_claimed),
  constraint expense_claims_total_reimbursable_check check (
    (total_reimbursable is null) = (total_approved is null) and total_reimbursable = greatest(total_approved - advance_adjusted, 0)),
  constraint expense_claims_advance_adjusted_check check (
    advance_adjusted >= 0 and (status not in ('approved', 'paid') or advance_adjusted <= total_approved)),
  constraint expense_claims_payment_method_check check (payment_method in ('payroll', 'bank_transfer', 'cash')),
  constraint expense_claims_paid_at_check check ((paid_at is not null) = (status = 'paid')),
  constraint expense_claims_payment_check check (
    case status when 'paid' then payment_method is not null when 'approved' then coalesce(payment_method, 'payroll') = 'payroll'
      else payment_method is null end),
  constraint expense_claims_handed_over_at_check check ((handed_over_at is not null) = (coalesce(payment_method, '') = 'payroll')),
  constraint expense_claims_claimed_by_run_id_check check (claimed_by_run_id is null or handed_over_at is not null),
  constraint expense_claims_payroll_run_id_check check (
    (payroll_run_id is not null) = (status = 'paid' and payment_method = 'payroll')
    and (payroll_run_id is null or payroll_run_id = claimed_by_run_id))
);
comment on column expense_claims.handed_over_at is 'internal: when it was handed over to payroll';
comment on column expense_claims.claimed_by_run_id is 'internal: the payroll run that takes it, from processing on';
create index expense_claims_created_at_idx on expense_claims (workspace_id, created_at, id);
create index expense_claims_updated_at_idx on expense_claims (workspace_id, updated_at);
create index expense_claims_employee_id_created_at_idx on expense_claims (workspace_id, employee_id, created_at, id);
create index expense_claims_status_created_at_idx on expense_claims (workspace_id, status, created_at, id);
create index expense_claims_claim_date_idx on expense_claims (workspace_id, claim_date);
create index expense_claims_handed_over_idx on expense_claims (workspace_id, employee_id) where status = 'approved' and handed_over_at is not null;
create index expense_claims_claimed_by_run_id_idx on expense_claims (workspace_id, claimed_by_run_id) where claimed_by_run_id is not null;
create index expense_claims_payroll_run_id_idx on expense_claims (workspace_id, payroll_run_id) where payroll_run_id is not null;

create table expense_claim_items (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  expense_claim_id text collate "C" not null,
  expense_category_id text collate "C" not null,
  expense_date date not null,
  description text,
  merchant text,
  amount numeric not null,
  approved_amount numeric,
  receipt_file_name text,
  receipt_content_type text,
  receipt_sha256 text collate "C",
  has_receipt boolean not null generated always as (receipt_sha256 is not null) stored,
  rejection_reason text,
  display_order integer not null default 0,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint expense_claim_items_pkey primary key (workspace_id, id),
  constraint expense_claim_items_expense_claim_id_fkey foreign key (workspace_id, expense_claim_id)
    references expense_claims (workspace_id, id),
  constraint expense_claim_items_expense_category_id_fkey foreign key (workspace_id, expense_category_id)
    references expense_categories (workspace_id, id),
  constraint expense_claim_items_amount_check check (amount > 0),
  constraint expense_claim_items_approved_amount_check check (approved_amount between 0 and amount),
  constraint expense_claim_items_rejection_reason_check check (rejection_reason is null or approved_amount < amount),
  constraint expense_claim_items_receipt_check check (
    (receipt_sha256 is null) = (receipt_file_name is null) and (receipt_sha256 is null) = (receipt_content_type is null))
);
comment on constraint expense_claim_items_amount_check on expense_claim_items is 'must be greater than 0';
comment on column expense_claim_items.receipt_sha256 is 'internal: the stored file of the receipt';
comment on column expense_claim_items.receipt_content_type is 'internal: the type of that file';
create index expense_claim_items_created_at_idx on expense_claim_items (workspace_id, created_at, id);
create index expense_claim_items_updated_at_idx on expense_claim_items (workspace_id, updated_at);
create index expense_claim_items_expense_claim_id_created_at_idx on expense_claim_items (workspace_id, expense_claim_id, created_at, id);
create index expense_claim_items_expense_category_id_created_at_idx on expense_claim_items (workspace_id, expense_category_id, created_at, id);
create index expense_claim_items_receipt_sha256_idx on expense_claim_items (workspace_id, receipt_sha256) where receipt_sha256 is not null;

-- How claims are numbered; a workspace without a row begins at EXP-00001.
create table expense_claim_numbering (
  workspace_id text collate "C" not null,
  number_prefix text not null default 'EXP-',
  number_digits integer not null default 5,
  number_next bigint not null default 1,
  constraint expense_claim_numbering_pkey primary key (workspace_id),
  constraint expense_claim_numbering_number_prefix_check check (length(number_prefix) <= 10),
  constraint expense_claim_numbering_number_digits_check check (number_digits between 1 and 12)
);

-- At the end of each transaction the totals of a claim are the sums of its items.
create function assert_expense_totals(workspace text, claim text) returns void
  language plpgsql as $$
declare
  told record;
  summed record;
begin
  select total_claimed, total_approved into told from expense_claims where workspace_id = workspace and id = claim;
  select coalesce(sum(amount), 0) as claimed, sum(approved_amount) as approved,
    count(*) filter (where approved_amount is null) as undecided into summed
  from expense_claim_items where workspace_id = workspace and expense_claim_id = claim and not deleted;
  if told.total_claimed <> summed.claimed or told.total_approved is distinct from summed.approved
    or (told.total_approved is not null and summed.undecided > 0) then
    raise exception 'The totals of expense claim % are % and %, and its items add up to % and %.',
      claim, told.total_claimed, told.total_approved, summed.claimed, summed.approved
      using errcode = 'integrity_constraint_violation', table = 'expense_claims';
  end if;
end $$;
create function assert_totals_of_claim() returns trigger
  language plpgsql as $$
begin
  perform assert_expense_totals(new.workspace_id, new.id);
  return null;
end $$;
create function assert_totals_of_item() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform assert_expense_totals(old.workspace_id, old.expense_claim_id); end if;
  if tg_op = 'INSERT' or new.expense_claim_id <> old.expense_claim_id then
    perform assert_expense_totals(new.workspace_id, new.expense_claim_id);
  end if;
  return null;
end $$;
create constraint trigger assert_totals_of_claim after insert or update of total_claimed, total_approved on expense_claims
  deferrable initially deferred for each row execute function assert_totals_of_claim();
create constraint trigger assert_totals_of_item
  after insert or delete or update of expense_claim_id, amount, approved_amount, deleted on expense_claim_items
  deferrable initially deferred for each row execute function assert_totals_of_item();
