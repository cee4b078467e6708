-- Sentences: why work failed and why an item was refused, with what it is said by in other languages beside the English.

alter table imports add column sentence text;
alter table exports add column sentence text;
alter table payroll_operations add column sentence text;
alter table bulk_actions add column sentence text;
alter table bulk_action_items add column sentence text;
