// The leave balances of a person as their page shows them.
import type { RecordOf } from '../../../records/kind.ts'

type Balance = RecordOf<'LeaveBalance'>

/** Of each type that of its newest year, which the list has first. */
export function pickNewest(balances: readonly Balance[]): readonly Balance[] {
  const types = balances.map(({ leave_type_id: type }) => type)
  return balances.filter(({ leave_type_id: type }, at) => types.indexOf(type) === at)
}
