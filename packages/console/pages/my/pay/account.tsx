// The bank account that one's pay goes to, another one that is under way, and the ways to ask for it and to stop it.
import { Suspense, useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatDate, formatMoment, writeLocalMoment } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayTogether } from '../../../app/words.ts'
import {
  createBankAccountChange,
  freezeBankAccountChange,
  listBankAccountChanges,
  withdrawBankAccountChange,
} from '../../../gen/operations/bank-account-changes.ts'
import { listEmployeeBankAccounts } from '../../../gen/operations/employee-bank-accounts.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { Comments } from '../../../records/comments/later.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { isPossible } from '../../../records/noun.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded, Skeleton } from '../../../ui/loading.tsx'
import { Status } from '../../../ui/status.tsx'
import { EndedChanges } from '../ended-changes.tsx'

type Change = RecordOf<'BankAccountChange'>

/** The latest of them, that somebody looks for what became of theirs. */
const newest = { query: { limit: 10 } } as const

export function PayAccount({ employee }: { readonly employee: string }) {
  const accounts = useRead(listEmployeeBankAccounts, { path: { id: employee } })
  const changes = useRead(listBankAccountChanges, newest)
  const found = changes.data?.data ?? []
  const open = found.find(isOpen)
  const ended = found.filter(change => !isOpen(change))
  return (
    <>
      <section className="card" aria-labelledby="my-account">
        <h2 id="my-account">{say('my.account')}</h2>
        <Loaded of={accounts} lines={2}>
          {({ data }) => {
            const paid = data.find(({ is_primary }) => is_primary)
            if (paid === undefined) return <p className="empty">{say('my.no_account')}</p>
            const ends = say('my.account_ends', { ends: paid.account_number.slice(-4) })
            return (
              <>
                <p dir="auto">{sayTogether(paid.bank_name, paid.account_title, ends)}</p>
                <p className="faint">{say('my.account_now')}</p>
              </>
            )
          }}
        </Loaded>
        {changes.data && open === undefined && (
          <ActionButton operation={createBankAccountChange} text={say('my.change_account')} />
        )}
      </section>
      {open && <OpenChange change={open} />}
      <EndedChanges of={ended} id="my-earlier" name={nameAccount} Sentence={StatusSentence} />
    </>
  )
}

const isOpen = ({ status }: Change): boolean => status === 'pending' || status === 'approved'

const nameAccount = ({ bank_name, account_ends }: Change): string =>
  sayTogether(bank_name, say('my.account_ends', { ends: account_ends }))

function OpenChange({ change }: { readonly change: Change }) {
  const [isOpened, setOpened] = useState(false)
  const actions = [
    { operation: freezeBankAccountChange, text: say('my.not_me'), look: 'danger' },
    { operation: withdrawBankAccountChange, text: say('my.withdraw'), look: 'quiet' },
  ] as const
  return (
    <>
      <section className="card" aria-labelledby="my-new-account">
        <header className="card-head">
          <h2 id="my-new-account">{say('my.new_account', { bank: nameAccount(change) })}</h2>
          <Status value={change.status} />
        </header>
        <p role="status">
          <StatusSentence change={change} />
        </p>
        <p className="ways">
          {actions
            .filter(({ operation }) => isPossible(operation, change))
            .map(({ operation, text, look }) => (
              <ActionButton
                key={operation.id}
                operation={operation}
                path={{ id: change.id }}
                record={change}
                title={change.bank_name}
                text={text}
                submit={text}
                look={look}
              />
            ))}
        </p>
        {!isOpened && (
          <Button look="quiet" onPress={() => setOpened(true)}>
            {say('comments.show')}
          </Button>
        )}
      </section>
      {isOpened && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Comments id={change.id} part="writer" />
        </Suspense>
      )}
    </>
  )
}

/** How it stands, in a sentence with its date. */
function StatusSentence({ change }: { readonly change: Change }) {
  const { timezone } = useCompany()
  const { status, created_at, effective_at, applied_at, updated_at, rejection_reason } = change
  const date = (moment: string) => formatDate(writeLocalMoment(moment, timezone))
  if (status === 'approved' && effective_at !== null)
    return say('my.account_counts', { moment: formatMoment(effective_at, timezone) })
  if (status === 'applied') return say('my.account_applied', { date: date(applied_at ?? updated_at) })
  if (status === 'rejected')
    return say('my.account_rejected', { date: date(updated_at), reason: rejection_reason ?? '' })
  if (status === 'frozen') return say('my.account_frozen', { date: date(updated_at) })
  if (status === 'withdrawn') return say('my.account_withdrawn', { date: date(updated_at) })
  return say('my.account_waits', { date: date(created_at) })
}
