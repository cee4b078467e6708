-- A change of a person stays for a while where a workspace is between two databases: it may be in none, and hear of it later.

alter table person_changes add column finished_at timestamptz(3);
