// The formula of a component, where it is computed by one.
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { getSalaryComponentFormula } from '../../../gen/operations/salary-components.ts'
import { getSalaryStructureComponentFormula } from '../../../gen/operations/salary-structure-components.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Loaded } from '../../../ui/loading.tsx'

interface PanelProps {
  readonly record: RecordOf<'SalaryComponent'> | RecordOf<'SalaryStructureComponent'>
}

export function ComponentFormula({ record }: PanelProps) {
  return <Formula operation={getSalaryComponentFormula} record={record} />
}

export function StructureFormula({ record }: PanelProps) {
  return <Formula operation={getSalaryStructureComponentFormula} record={record} />
}

interface FormulaProps extends PanelProps {
  readonly operation: typeof getSalaryComponentFormula | typeof getSalaryStructureComponentFormula
}

function Formula({ operation, record }: FormulaProps) {
  const mayKnow = useObstacle()(operation.id) === undefined
  const isComputed = record.calculation_type === 'formula'
  const read = useRead(
    operation as typeof getSalaryComponentFormula,
    { path: { id: record.id } },
    { enabled: mayKnow && isComputed },
  )
  if (!(mayKnow && isComputed)) return null
  return (
    <section className="card">
      <h2>{say('payroll.formula')}</h2>
      <Loaded of={read} lines={1}>
        {({ formula }) => <code dir="ltr">{formula ?? say('payroll.formula_of_component')}</code>}
      </Loaded>
    </section>
  )
}
