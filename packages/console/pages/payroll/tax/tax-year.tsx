// The choice of a tax year, of those in the law that have begun, and what is made of the one that is chosen.
import { type ReactNode, useId, useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { readToday } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { getLawParameters } from '../../../gen/operations/law-parameters.ts'
import { Loaded } from '../../../ui/loading.tsx'

interface OfTaxYearProps {
  /** Shows the field, and what there is of the year. */
  readonly children: (field: ReactNode, year: string) => ReactNode
}

export function OfTaxYear({ children }: OfTaxYearProps) {
  const law = useRead(getLawParameters, {})
  const today = readToday(useCompany().timezone)
  return (
    <Loaded of={law} lines={2}>
      {({ tax_years: known }) => {
        const years = known.filter(({ start_date }) => start_date <= today).map(({ name }) => name)
        if (years.length === 0) return <p className="empty">{say('payroll.no_tax_years')}</p>
        return <Choice years={years.toReversed()}>{children}</Choice>
      }}
    </Loaded>
  )
}

function Choice({ years, children }: OfTaxYearProps & { readonly years: readonly string[] }) {
  const field = useId()
  const [year = '', setYear] = useState(years[0])
  const select = (
    <div className="field">
      <label htmlFor={field}>{sayOf('field', 'tax_year')}</label>
      <select id={field} value={year} onChange={event => setYear(event.target.value)}>
        {years.map(one => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  )
  return children(select, year)
}
