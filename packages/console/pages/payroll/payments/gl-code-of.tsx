// What an account of the ledger stands for: a component of pay, or the net pay that is owed.
import { say } from '../../../app/words.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Reference } from '../../../records/references/reference.tsx'

export function GlCodeOf({
  record: { salary_component_id: component },
}: {
  readonly record: RecordOf<'PayrollGlCode'>
}) {
  if (component === null) return say('payroll.net_pay_owed')
  return <Reference kind="SalaryComponent" id={String(component)} />
}
