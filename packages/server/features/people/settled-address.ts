// A settled address: one at which an employee may be let in, because nobody else has it and nobody has just put it in.

/** How long an address must have been as it is: whoever may write employees could otherwise come in as one of them. */
export const settledDays = 14

/** SQL: where an employee is written to, by their alias; an index has it. */
export const addressOf = (e: string): string =>
  `folded(coalesce(${e}.work_email, ${e}.personal_email)) collate "C"`

/** SQL: whether an address, folded, is one of an employee, by their alias: also the private one of whoever has one at work. */
export const hasAddress = (e: string, address: string): string =>
  `(${addressOf(e)} = ${address} or (${e}.work_email is not null and folded(${e}.personal_email) collate "C" = ${address}))`

/** SQL: whether an employee works here, or will, by their alias. */
export const isStaff = (e: string): string =>
  `(not ${e}.deleted and ${e}.status in ('new', 'active', 'inactive'))`

/** SQL: the changes of late that decided where an employee is written to. A work address that was taken away has the private one count. */
export const lateChangesOf = (
  e: string,
): string => `record_changes r cross join json_to_recordset(r.changes) as f (field text)
      where r.workspace_id = ${e}.workspace_id and r.object_id = ${e}.id and r.kind = 'Employee'
        and (f.field = 'work_email' or (f.field = 'personal_email' and ${e}.work_email is null))
        and r.created_at > stamp() - interval '${settledDays} days' and r.created_at > ${e}.created_at`
