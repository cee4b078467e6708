-- Whom an employee provides for, and whom to call for them in an emergency.

create table employee_dependants (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  name text not null,
  relationship text not null,
  born_on date,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employee_dependants_pkey primary key (workspace_id, id),
  constraint employee_dependants_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_dependants_relationship_check
    check (relationship in ('spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'))
);
create index employee_dependants_employee_id_idx on employee_dependants (workspace_id, employee_id, created_at, id);

create table employee_contacts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  name text not null,
  relationship text not null,
  phone text not null,
  is_primary boolean not null default false,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employee_contacts_pkey primary key (workspace_id, id),
  constraint employee_contacts_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_contacts_relationship_check
    check (relationship in ('spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'))
);
create unique index employee_contacts_is_primary_exclusive on employee_contacts (workspace_id, employee_id)
  where is_primary and not deleted;
create index employee_contacts_employee_id_idx on employee_contacts (workspace_id, employee_id, created_at, id);
