-- Colleagues: whoever works in the company today, as everybody else there may see them, by first name.

-- Both views read as the owner and name the workspace themselves. Neither tells a day: of a leave there is only today.
create view colleagues with (security_barrier) as
  select e.workspace_id, e.id, e.first_name, e.last_name, e.photo_file_name, e.photo_content_type, e.photo_sha256,
    (select f.size_bytes from stored_files f where f.workspace_id = e.workspace_id and f.sha256 = e.photo_sha256) as photo_size_bytes,
    e.designation_id, e.department_id, e.branch_id, e.work_email, e.reporting_manager_id
  from employees e
  where e.workspace_id = (select current_workspace()) and not e.deleted and e.status <> 'new'
    and (e.separation_date is null or e.separation_date >= (
      select (stamp() at time zone c.timezone)::date from companies c
      where c.workspace_id = (select current_workspace()) and c.id = c.workspace_id))
    and (select coalesce(current_setting('app.reach', true), '')) <> 'left'
  -- The order lets a page be read along the index over first names.
  order by e.first_name, e.id;
comment on view colleagues is 'read by requests of muster_app and muster_person';

-- A half day at work is no day away.
create view colleagues_away with (security_barrier) as
  select a.workspace_id, a.employee_id
  from leave_applications a
  where a.workspace_id = (select current_workspace()) and a.status = 'approved' and not a.is_half_day
    and a.from_date <= (select (stamp() at time zone c.timezone)::date from companies c
      where c.workspace_id = (select current_workspace()) and c.id = c.workspace_id)
    and a.to_date >= (select (stamp() at time zone c.timezone)::date from companies c
      where c.workspace_id = (select current_workspace()) and c.id = c.workspace_id)
    and (select coalesce(current_setting('app.reach', true), '')) <> 'left';
comment on view colleagues_away is 'read by requests of muster_app and muster_person';

-- The words of a code are no words of a colleague, who would be found by it otherwise. The offset keeps PostgreSQL from
-- reading all employees for a few words.
create view colleague_words with (security_barrier) as
  select w.workspace_id, w.word, w.employee_id
  from employee_words w
  where w.workspace_id = (select current_workspace())
    and exists (select from employees e where e.workspace_id = w.workspace_id and e.id = w.employee_id
      and (w.word <> search_folded(e.employee_code)
        or w.word = any(words_of_employee(e.first_name, e.last_name, '', e.work_email))) offset 0)
    and (select coalesce(current_setting('app.reach', true), '')) <> 'left';
comment on view colleague_words is 'read by requests of muster_app and muster_person';
