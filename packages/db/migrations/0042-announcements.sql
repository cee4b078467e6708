-- Announcements: drafts in the console, and what became of them, which alone is shown to keys.

create table announcement_categories (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  color text,
  description text,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint announcement_categories_pkey primary key (workspace_id, id),
  constraint announcement_categories_name_key unique (workspace_id, name)
);
create index announcement_categories_created_at_idx on announcement_categories (workspace_id, created_at, id);
create index announcement_categories_updated_at_idx on announcement_categories (workspace_id, updated_at);

create table announcements (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  announcement_category_id text collate "C",
  title text not null,
  body text not null,
  priority text not null,
  audience text not null,
  branch_ids text[] not null,
  department_ids text[] not null,
  employee_ids text[] not null,
  is_pinned boolean not null,
  requires_acknowledgement boolean not null,
  acknowledged_count integer not null default 0,
  published_at timestamptz(3) not null,
  expires_at timestamptz(3),
  status text not null default 'published',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint announcements_pkey primary key (workspace_id, id),
  constraint announcements_announcement_category_id_fkey foreign key (workspace_id, announcement_category_id)
    references announcement_categories (workspace_id, id),
  constraint announcements_priority_check check (priority in ('normal', 'important', 'urgent')),
  constraint announcements_audience_check check (audience in ('all', 'branches', 'departments', 'employees')),
  constraint announcements_status_check check (status in ('published', 'expired')),
  constraint announcements_acknowledged_count_check check (acknowledged_count >= 0)
);
create index announcements_created_at_idx on announcements (workspace_id, created_at, id);
create index announcements_updated_at_idx on announcements (workspace_id, updated_at);
create index announcements_announcement_category_id_created_at_idx on announcements (workspace_id, announcement_category_id, created_at, id);
create index announcements_priority_created_at_idx on announcements (workspace_id, priority, created_at, id);
create index announcements_published_at_idx on announcements (workspace_id, published_at);
create index announcements_expiring_idx on announcements (expires_at) where status = 'published' and expires_at is not null;

create table announcement_drafts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  announcement_category_id text collate "C",
  title text not null,
  body text not null,
  priority text not null default 'normal',
  audience text not null default 'all',
  branch_ids text[] not null default '{}',
  department_ids text[] not null default '{}',
  employee_ids text[] not null default '{}',
  is_pinned boolean not null default false,
  requires_acknowledgement boolean not null default false,
  expires_at timestamptz(3),
  publish_date date,
  publish_time time,
  announcement_id text collate "C",
  status text not null default 'draft',
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint announcement_drafts_pkey primary key (workspace_id, id),
  constraint announcement_drafts_announcement_category_id_fkey foreign key (workspace_id, announcement_category_id)
    references announcement_categories (workspace_id, id),
  constraint announcement_drafts_announcement_id_fkey foreign key (workspace_id, announcement_id) references announcements (workspace_id, id),
  constraint announcement_drafts_announcement_id_key unique (workspace_id, announcement_id),
  constraint announcement_drafts_priority_check check (priority in ('normal', 'important', 'urgent')),
  constraint announcement_drafts_audience_check check (audience in ('all', 'branches', 'departments', 'employees')),
  constraint announcement_drafts_audience_ids_check check (
    (audience = 'branches') = (branch_ids <> '{}') and (audience = 'departments') = (department_ids <> '{}')
    and (audience = 'employees') = (employee_ids <> '{}')),
  constraint announcement_drafts_status_check check (status in ('draft', 'scheduled', 'published', 'missed')),
  constraint announcement_drafts_announcement_id_check check ((announcement_id is not null) = (status = 'published')),
  constraint announcement_drafts_publish_date_check check (
    (publish_date is null) = (publish_time is null) and (publish_date is not null or status in ('draft', 'published'))),
  constraint announcement_drafts_deleted_check check (not deleted or status in ('draft', 'missed'))
);
comment on constraint announcement_drafts_audience_ids_check on announcement_drafts is 'must name somebody for its audience, and nobody else';
create index announcement_drafts_created_at_idx on announcement_drafts (workspace_id, created_at, id);
create index announcement_drafts_updated_at_idx on announcement_drafts (workspace_id, updated_at);
create index announcement_drafts_status_created_at_idx on announcement_drafts (workspace_id, status, created_at, id);
create index announcement_drafts_scheduled_idx on announcement_drafts (publish_date) where status = 'scheduled';

-- Who has acknowledged what, once.
create table announcement_acknowledgements (
  workspace_id text collate "C" not null,
  announcement_id text collate "C" not null,
  employee_id text collate "C" not null,
  acknowledged_at timestamptz(3) not null default stamp(),
  constraint announcement_acknowledgements_pkey primary key (workspace_id, announcement_id, employee_id),
  constraint announcement_acknowledgements_announcement_id_fkey foreign key (workspace_id, announcement_id)
    references announcements (workspace_id, id),
  constraint announcement_acknowledgements_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
