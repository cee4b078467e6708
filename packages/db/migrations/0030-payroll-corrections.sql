-- The contract shows payroll corrections now, and says the prefix of their ids.

comment on table payroll_corrections is null;
