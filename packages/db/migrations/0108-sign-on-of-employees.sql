-- A company sign-on may link somebody new to the employee who has their address at work.

alter table sign_on_providers add column links_employees boolean not null default false;
