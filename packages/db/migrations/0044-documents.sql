-- Documents: what kinds there are, and those of each employee with their files.

create table document_types (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  category text not null,
  description text,
  is_mandatory boolean not null default false,
  requires_document_number boolean not null default false,
  requires_expiry_date boolean not null default false,
  expiry_reminder_days integer,
  allowed_content_types text[] not null default '{application/pdf,image/jpeg,image/png}',
  max_file_size_bytes integer not null default 5242880,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint document_types_pkey primary key (workspace_id, id),
  constraint document_types_code_key unique (workspace_id, code),
  constraint document_types_category_check
    check (category in ('identity', 'education', 'employment', 'medical', 'tax', 'bank', 'other')),
  constraint document_types_expiry_reminder_days_check check (expiry_reminder_days between 0 and 365),
  constraint document_types_max_file_size_bytes_check check (max_file_size_bytes between 1 and 10485760)
);
create index document_types_created_at_idx on document_types (workspace_id, created_at, id);
create index document_types_updated_at_idx on document_types (workspace_id, updated_at);
create index document_types_category_created_at_idx on document_types (workspace_id, category, created_at, id);
create index document_types_is_active_created_at_idx on document_types (workspace_id, is_active, created_at, id);

create table employee_documents (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  document_type_id text collate "C" not null,
  title text not null,
  document_number text,
  issue_date date,
  expiry_date date,
  notes text,
  file_name text not null,
  content_type text not null,
  file_size_bytes integer not null,
  sha256 text collate "C" not null,
  status text not null default 'pending',
  verified_at timestamptz(3),
  rejection_reason text,
  deleted boolean not null default false,
  reminded_of date,
  expired_on date,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employee_documents_pkey primary key (workspace_id, id),
  constraint employee_documents_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_documents_document_type_id_fkey foreign key (workspace_id, document_type_id)
    references document_types (workspace_id, id),
  constraint employee_documents_sha256_fkey foreign key (workspace_id, sha256) references stored_files (workspace_id, sha256),
  constraint employee_documents_content_type_check check (content_type in (
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/tiff',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  constraint employee_documents_status_check check (status in ('pending', 'verified', 'rejected')),
  constraint employee_documents_verified_at_check check ((status = 'pending') = (verified_at is null)),
  constraint employee_documents_rejection_reason_check check ((status = 'rejected') = (rejection_reason is not null)),
  constraint employee_documents_expiry_date_check check (expiry_date > issue_date)
);
comment on constraint employee_documents_expiry_date_check on employee_documents is 'must be after issue_date';
comment on column employee_documents.reminded_of is 'internal: the expiry date of which the owner of the workspace was told';
comment on column employee_documents.expired_on is 'internal: the expiry date for which the document was stamped as expired';
create index employee_documents_created_at_idx on employee_documents (workspace_id, created_at, id);
create index employee_documents_updated_at_idx on employee_documents (workspace_id, updated_at);
create index employee_documents_employee_id_created_at_idx on employee_documents (workspace_id, employee_id, created_at, id);
create index employee_documents_document_type_id_created_at_idx on employee_documents (workspace_id, document_type_id, created_at, id);
create index employee_documents_status_created_at_idx on employee_documents (workspace_id, status, created_at, id);
create index employee_documents_expiry_date_idx on employee_documents (workspace_id, expiry_date);
create index employee_documents_sha256_idx on employee_documents (workspace_id, sha256);
-- What the clock has yet to do, across workspaces.
create index employee_documents_expiring_idx on employee_documents (expiry_date)
  where expiry_date is not null and not deleted and expired_on is distinct from expiry_date;

alter table messages drop constraint messages_type_check;
alter table messages add constraint messages_type_check check (type in ('webhook_endpoint.disabled', 'employee_document.expiring'));
