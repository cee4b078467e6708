-- Whether a link of an operator opened a session, so that its person may choose another password without the one before.
alter table sessions add column by_link boolean not null default false;
comment on column sessions.by_link is 'a link of an operator opened it, for somebody who had lost what they sign in with';
