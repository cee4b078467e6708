-- Reach: which employee a transaction is of, and whose records it may see besides: own, or team.

create function current_employee() returns text
  language sql stable parallel safe
  return current_setting('app.employee_id');
create function current_reach() returns text
  language sql stable parallel safe
  return current_setting('app.reach');
