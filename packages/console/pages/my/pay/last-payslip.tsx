// The last payslip on the first page: which month it is of, and its net pay once somebody asks for it, for a phone is seen by others.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatMonthName } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listPayslips } from '../../../gen/operations/payslips.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Status } from '../../../ui/status.tsx'

export function LastPayslip() {
  const read = useRead(listPayslips, { query: { limit: 1 } })
  return (
    <section className="card" aria-labelledby="my-last-slip">
      <h2 id="my-last-slip">{say('my.last_slip')}</h2>
      <Loaded of={read} lines={2}>
        {({ data: [slip] }) =>
          slip === undefined ? <p className="empty">{say('my.no_slip')}</p> : <Net slip={slip} />
        }
      </Loaded>
    </section>
  )
}

function Net({ slip }: { readonly slip: RecordOf<'Payslip'> }) {
  const [isShown, setShown] = useState(false)
  const { currency, currency_decimals: decimals } = useCompany()
  return (
    <>
      <p className="my-next">
        <Link to="/my/pay/$id" params={{ id: slip.id }}>
          {formatMonthName(slip.month)}
        </Link>
        <Status value={slip.status} of="PayrollEntryStatus" />
      </p>
      <p className="my-net">
        <span className="faint">{sayOf('field', 'net_salary')}</span>
        {isShown ? (
          <strong>
            <bdi>{`${currency} ${formatAmount(slip.net_salary, decimals)}`}</bdi>
          </strong>
        ) : (
          <strong aria-hidden="true">••••••</strong>
        )}
        <Button look="quiet" onPress={() => setShown(!isShown)}>
          {say(isShown ? 'my.hide_net' : 'my.show_net')}
        </Button>
      </p>
    </>
  )
}
