-- Gaps of sentences: where the values are in what an entry of payroll says in English, so that it can be said in other languages.

alter table payroll_entries add column gaps text;
comment on column payroll_entries.gaps is 'internal: JSON of where the values are in the explanation, the warnings and what was deferred; null where an earlier release wrote them';
