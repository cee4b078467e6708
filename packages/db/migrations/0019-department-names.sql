-- Departments of one name under different parents, and the document of a leave application, which is shown.

drop index departments_name_key;
create unique index departments_name_key on departments (workspace_id, parent_id, folded(name) collate "C") nulls not distinct;
comment on column leave_applications.document_id is null;
