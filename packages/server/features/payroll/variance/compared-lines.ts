// Compared lines, as SQL: the amounts of two entries side by side, and their difference.

export const difference = (before: string, after: string): string =>
  `'before', (${before})::text, 'after', (${after})::text, 'difference', (${after} - ${before})::text,
   'percent', round((${after} - ${before}) * 100 / nullif(abs(${before}), 0), 1)::text`

/** Zero has the digits of the other amount. */
export const side = (run: string, amount: string) =>
  `coalesce(sum(${amount}) filter (where ${run}), sum(${amount}) - sum(${amount}))`

/** The lines of two entries; the flag is false where one of them has none, for then the amounts cannot be compared. */
export const compareLinesSql = (before: string, after: string): string => `
  select l.salary_component_id as id, s.code, min(l.type) as type, min(l.display_order) as display_order,
    ${side(`l.payroll_entry_id = ${before}`, 'l.amount')} as before, ${side(`l.payroll_entry_id = ${after}`, 'l.amount')} as after,
    bool_or(bool_or(l.payroll_entry_id = ${before})) over () and bool_or(bool_or(l.payroll_entry_id = ${after})) over () as has_both
  from payroll_entry_components l join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id
  where l.workspace_id = :workspace_id and l.payroll_entry_id in (${before}, ${after})
  group by l.salary_component_id, s.code`
