-- Types of documents that whoever they are about does not see.

alter table document_types add column visible_to_employee boolean not null default true;
