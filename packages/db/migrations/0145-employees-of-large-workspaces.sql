-- Employees are looked up by statements that are planned once for all workspaces, as if each had 2,000 of them.

-- By their mean of a few, one would be looked up past all others of a large workspace, through the index of a list that has a level
-- less than that of the key. Nobody waits for this lock but a vacuum of PostgreSQL's own, which steps aside after a second.
set local lock_timeout = '5s';
alter table employees alter column workspace_id set (n_distinct = -0.0005);
analyze employees;
