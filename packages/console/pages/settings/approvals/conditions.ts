// Conditions: which of them say anything about a kind of request.

/** By the condition, or by the figure of a request that it is compared with. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  min_days: ['leave'],
  days: ['leave'],
  leave_type_ids: ['leave'],
  leave_type_id: ['leave'],
  min_amount: ['expense', 'loan'],
  amount: ['expense', 'loan'],
}

/** What stands there already is asked for in any case, so that it can be taken away: also while it is empty, as it is not sent otherwise. */
export function asksCondition(name: string, values: Readonly<Record<string, unknown>>): boolean {
  const kinds = kindsOf[name]
  if (kinds === undefined || kinds.includes(String(values.kind))) return true
  const value = values[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
}
