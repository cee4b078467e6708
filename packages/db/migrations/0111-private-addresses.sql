-- Whether a colleague has an address as their private one is found without reading all of them.

create index employees_private_address_idx on employees (workspace_id, (folded(personal_email) collate "C"))
  where work_email is not null and personal_email is not null;
