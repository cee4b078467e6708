-- Run after every migration: puts each table behind its workspace.
-- Requests run as muster_app, which sees one workspace; background work runs as muster_system, which sees all.
-- Neither owns a table or bypasses row level security.
do $$
declare
  t record;
  -- What a sign-in is proven with. Requests of a workspace neither read nor write it.
  apart constant text[] := array['known_browsers', 'passkey_challenges', 'passkeys', 'people', 'person_changes', 'recovery_codes', 'sessions', 'sign_in_links', 'sign_on_attempts', 'sign_on_bindings', 'sign_on_subjects'];
begin
  if not exists (select from pg_roles where rolname = 'muster_app') then
    create role muster_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'muster_system') then
    create role muster_system nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'muster_person') then
    create role muster_person nologin;
  end if;
  -- A request becomes that of a person within its transaction. What a person may not, the request's own role keeps.
  grant muster_person to muster_app with inherit false, set true;
  execute format('grant muster_person to %I with inherit false, set true', current_user);
  -- Nor does a reset of a sandbox reach beyond it: it goes on as a role that sees the sandbox at hand and nothing else.
  if not exists (select from pg_roles where rolname = 'muster_sandbox') then
    create role muster_sandbox nologin;
  end if;
  grant muster_sandbox to muster_app with inherit false, set true;
  execute format('grant muster_sandbox to %I with inherit false, set true', current_user);
  -- Who makes a role may grant it, and is not yet allowed to act as it.
  if not pg_has_role(current_user, 'muster_app', 'set') then execute format('grant muster_app to %I', current_user); end if;
  if not pg_has_role(current_user, 'muster_system', 'set') then execute format('grant muster_system to %I', current_user); end if;
  execute format('grant usage on schema %I to muster_app, muster_system, muster_person, muster_sandbox', current_schema());
  for t in
    select c.relname, c.relrowsecurity and c.relforcerowsecurity as fenced
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
  loop
    execute format('grant select, insert, update, delete on %I to muster_system', t.relname);
    if not (t.relname = any (apart)) then
      execute format('grant select, insert, update, delete on %I to muster_app', t.relname);
    end if;
    if not t.fenced then
      execute format('alter table %I enable row level security', t.relname);
      execute format('alter table %I force row level security', t.relname);
      execute format('create policy everything on %I to muster_system using (true)', t.relname);
    end if;
    if not (t.fenced or t.relname = any (apart)) then
      execute format('create policy workspace on %I to muster_app using (workspace_id = current_workspace())', t.relname);
    end if;
  end loop;
end $$;
alter role muster_app set timezone to 'UTC';
alter role muster_app set statement_timeout to '15s';
alter role muster_app set lock_timeout to '2s';
alter role muster_app set idle_in_transaction_session_timeout to '15s';
alter role muster_system set timezone to 'UTC';
alter role muster_person set timezone to 'UTC';
-- Requests change what a workspace says of itself. Its money, its state and its plan are for operators, as is what a key may do.
revoke insert, update, delete on companies from muster_app;
grant update (name, legal_name, timezone, week_starts_on, registration_number, tax_number, address, city, phone, email, website, updated_at)
  on companies to muster_app;
-- A schema of before may lack these.
do $$
declare
  later text;
begin
  for later in select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'companies' and column_name in ('leaver_days', 'closed_parts', 'approvals_by_people_only', 'clock_ahead_seconds', 'sandbox_reset_at')
  loop
    execute format('grant update (%I) on companies to muster_app', later);
  end loop;
end $$;
-- A secret that was given out is revoked, and otherwise stays as it is. A schema of before may lack the table.
do $$
declare
  secrets text;
begin
  foreach secrets in array array['api_keys', 'calendar_feeds'] loop
    if to_regclass(secrets) is not null then
      execute format('revoke update, delete on %I from muster_app', secrets);
      execute format('grant update (revoked_at) on %I to muster_app', secrets);
    end if;
  end loop;
end $$;
-- A service token gets another secret, name, list of addresses and end, and keeps its rights. A schema of before may lack the table.
do $$
begin
  if to_regclass('service_tokens') is not null then
    revoke update, delete on service_tokens from muster_app;
    grant update (name, ip_allowlist, held_by, hands, prefix, digest, pepper_version, former_shown, former_digest, former_pepper_version,
      former_held_by, former_ends_at, rotated_at, expires_at, revoked_at, updated_at) on service_tokens to muster_app;
  end if;
end $$;
-- What was written to the audit, and what is written once, stays as it was written.
revoke update, delete on audit_entries, punches, employee_shifts from muster_app, muster_system;
-- A trigger lets a request empty the details of what it has erased, a job take positions out of them, and nothing else.
grant update (details) on audit_entries to muster_app, muster_system;
grant update (graded_date, graded_ignored) on punches to muster_app, muster_system;
-- Where somebody was is forgotten.
grant update (latitude, longitude, accuracy_meters) on punches to muster_system;
-- Views that read as their owner and name the workspace: what colleagues see of each other, whom to tell, and who stands in. A schema of
-- before may lack them.
do $$
declare
  seen text;
begin
  foreach seen in array array['colleagues', 'colleagues_away', 'colleague_words', 'told_members', 'commented_records', 'comment_authors', 'approval_stand_ins'] loop
    if to_regclass(seen) is not null then execute format('grant select on %I to muster_app', seen); end if;
  end loop;
end $$;
-- The role of a reset has all of a sandbox but what people sign in with, which no sandbox has. A schema of before may lack sandboxes.
do $$
declare
  t record;
begin
  if to_regprocedure('is_sandbox(text)') is null then return; end if;
  for t in
    select c.oid, c.relname from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'workspace')
  loop
    execute format('grant select, insert, update, delete on %I to muster_sandbox', t.relname);
    if not exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'sandbox') then
      execute format('create policy sandbox on %I to muster_sandbox using (workspace_id = current_workspace() and is_sandbox(workspace_id))', t.relname);
    end if;
  end loop;
  revoke insert, update, delete on companies, api_keys, webhook_endpoints from muster_sandbox;
end $$;
-- Which workspaces moved is for operators. Where a database is one of several, tables that are new hide them, too. A schema of before
-- may lack the list.
do $$
begin
  if to_regclass('moved_workspaces') is null then return; end if;
  revoke insert, update, delete on moved_workspaces from muster_app, muster_sandbox;
  if exists (select from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polname = 'moved' and c.relnamespace = current_schema()::regnamespace) then
    perform hide_moved_workspaces();
  end if;
end $$;
