-- Assets: what the company owns, and who has or had it.

create table asset_categories (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text,
  description text,
  parent_id text collate "C",
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint asset_categories_pkey primary key (workspace_id, id),
  constraint asset_categories_parent_id_fkey foreign key (workspace_id, parent_id) references asset_categories (workspace_id, id)
);
create unique index asset_categories_name_key on asset_categories (workspace_id, parent_id, folded(name) collate "C") nulls not distinct;
create unique index asset_categories_code_key on asset_categories (workspace_id, folded(code) collate "C");
create index asset_categories_created_at_idx on asset_categories (workspace_id, created_at, id);

-- The folded tag is a column: under row level security an index over an expression finds nothing.
create table assets (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  asset_tag text not null,
  asset_tag_folded text collate "C" not null generated always as (folded(asset_tag)) stored,
  name text not null,
  asset_category_id text collate "C" not null,
  serial_number text,
  manufacturer text,
  model text,
  branch_id text collate "C",
  purchase_date date,
  purchase_cost numeric,
  vendor text,
  warranty_expiry_date date,
  condition text not null default 'new',
  status text not null default 'available',
  current_assignment_id text collate "C",
  notes text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint assets_pkey primary key (workspace_id, id),
  constraint assets_asset_category_id_fkey foreign key (workspace_id, asset_category_id) references asset_categories (workspace_id, id),
  constraint assets_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id),
  constraint assets_purchase_cost_check check (purchase_cost >= 0),
  constraint assets_warranty_expiry_date_check check (warranty_expiry_date >= purchase_date),
  constraint assets_condition_check check (condition in ('new', 'good', 'fair', 'poor', 'damaged')),
  constraint assets_status_check check (status in ('available', 'assigned', 'in_repair', 'lost', 'retired')),
  constraint assets_current_assignment_check check ((status = 'assigned') = (current_assignment_id is not null))
);
comment on constraint assets_warranty_expiry_date_check on assets is 'must not be before purchase_date';
comment on column assets.asset_tag_folded is 'internal: the tag whatever its case, by which it is unique and found';
create unique index assets_asset_tag_key on assets (workspace_id, asset_tag_folded);
create index assets_created_at_idx on assets (workspace_id, created_at, id);
create index assets_updated_at_idx on assets (workspace_id, updated_at);
create index assets_asset_category_id_created_at_idx on assets (workspace_id, asset_category_id, created_at, id);
create index assets_status_created_at_idx on assets (workspace_id, status, created_at, id);
create index assets_branch_id_idx on assets (workspace_id, branch_id, created_at, id) where branch_id is not null;

-- An asset is with one employee at a time: from its issue to its return, or for good where it was lost.
create table asset_assignments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  asset_id text collate "C" not null,
  employee_id text collate "C" not null,
  issued_on date not null,
  expected_return_date date,
  returned_on date,
  condition_on_issue text not null,
  condition_on_return text,
  status text not null default 'issued',
  acknowledged_at timestamptz(3),
  notes text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint asset_assignments_pkey primary key (workspace_id, id),
  constraint asset_assignments_asset_key unique (workspace_id, id, asset_id),
  constraint asset_assignments_asset_id_fkey foreign key (workspace_id, asset_id) references assets (workspace_id, id),
  constraint asset_assignments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint asset_assignments_asset_id_exclusive exclude using gist
    (workspace_id with =, asset_id with =, daterange(issued_on, returned_on) with &&),
  constraint asset_assignments_expected_return_date_check check (expected_return_date >= issued_on),
  constraint asset_assignments_returned_on_check check (returned_on >= issued_on),
  constraint asset_assignments_condition_on_issue_check check (condition_on_issue in ('new', 'good', 'fair', 'poor', 'damaged')),
  constraint asset_assignments_condition_on_return_check check (condition_on_return in ('new', 'good', 'fair', 'poor', 'damaged')),
  constraint asset_assignments_status_check check (status in ('issued', 'returned', 'lost')),
  constraint asset_assignments_returned_check check (
    (status = 'returned') = (returned_on is not null) and (status = 'returned') = (condition_on_return is not null))
);
comment on constraint asset_assignments_asset_id_exclusive on asset_assignments is
  'Another employee had this asset on these days. Choose a day on or after its last return.';
comment on constraint asset_assignments_expected_return_date_check on asset_assignments is 'must not be before issued_on';
comment on constraint asset_assignments_returned_on_check on asset_assignments is 'must not be before issued_on';
create index asset_assignments_created_at_idx on asset_assignments (workspace_id, created_at, id);
create index asset_assignments_updated_at_idx on asset_assignments (workspace_id, updated_at);
create index asset_assignments_asset_id_created_at_idx on asset_assignments (workspace_id, asset_id, created_at, id);
create index asset_assignments_employee_id_created_at_idx on asset_assignments (workspace_id, employee_id, created_at, id);
create index asset_assignments_status_created_at_idx on asset_assignments (workspace_id, status, created_at, id);

alter table assets add constraint assets_current_assignment_id_fkey
  foreign key (workspace_id, current_assignment_id, id) references asset_assignments (workspace_id, id, asset_id);
