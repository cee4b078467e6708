// Gross pay and additions less deductions is net pay: the same four figures wherever pay is summed up.
import { useCompany } from '../../../app/company.ts'
import { formatAmount } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'

export interface Sums {
  readonly gross: string
  readonly additions: string
  readonly deductions: string
  readonly net: string
}

export function Equation({
  sums,
  size = 'large',
}: {
  readonly sums: Sums
  readonly size?: 'large' | 'small'
}) {
  const parts = [
    { name: 'gross', sign: '', amount: sums.gross },
    { name: 'additions', sign: '+', amount: sums.additions },
    { name: 'deductions', sign: '−', amount: sums.deductions },
    { name: 'net', sign: '=', amount: sums.net },
  ] as const
  const { currency_decimals: decimals } = useCompany()
  return (
    <dl className={`equation ${size}`} data-sums>
      {parts.map(({ name, sign, amount }) => (
        <div key={name} className={name}>
          <dt>{say(`month.${name}`)}</dt>
          <dd>
            {sign !== '' && <span className="sign">{sign}</span>}
            <bdi>{formatAmount(amount, decimals)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
