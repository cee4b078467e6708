-- Why the schedule of a loan is what it is: the rules of its approval, and what changed it since.
alter table loans add column explanation jsonb not null default '[]';
comment on column loans.explanation is 'internal: lines of rule, text and amount, the first since the approval';
