-- Cells of a file that were corrected before it was applied: the file is checked as if it had said so.

alter table imports add column cells jsonb not null default '[]';
comment on column imports.cells is 'internal: corrected cells by line and column; removed with the file';
