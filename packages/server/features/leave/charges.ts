// Charges: the days that leave takes from a balance, which are those in the present employment.

/** Whether the day `d` of a leave is in the employment of `of`, which has both dates. */
export const withinSql = (of: string): string =>
  `d.date between ${of}.joining_date and coalesce(${of}.separation_date, 'infinity')`

/** What the day `d` of a leave counts. */
export const portionSql = `case d.portion when 'full' then 1 else 0.5 end`

/** The charged days of the application `a` that are in the employment of `of`. */
export const sumChargedSql = (of: string): string =>
  `(select coalesce(sum(${portionSql}), 0)::numeric(7, 2) from leave_application_days d
    where d.workspace_id = :workspace_id and d.leave_application_id = a.id and d.is_charged and ${withinSql(of)})`

/** Whether the application `a` belongs to the allocation `l` with an open balance. A closed balance does not change. */
export const ofOpenBalanceSql = `l.workspace_id = :workspace_id and l.employee_id = a.employee_id and l.leave_type_id = a.leave_type_id
  and l.fiscal_year_id = a.fiscal_year_id and l.closed_at is null`
