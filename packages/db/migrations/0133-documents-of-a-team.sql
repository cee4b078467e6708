-- Types of documents that managers see of whoever reports to them.

alter table document_types add column visible_to_managers boolean not null default false;
alter table document_types add constraint document_types_visible_to_managers_check
  check (not visible_to_managers or category not in ('identity', 'medical', 'tax', 'bank'));
comment on constraint document_types_visible_to_managers_check on document_types is
  'must be false for the categories identity, medical, tax and bank, which no manager sees';
