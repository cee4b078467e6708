// The decision on a submitted claim: each item with what is approved of it, and why where that is less.
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDate } from '../../app/formats.ts'
import { useList, useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAction, sayOf } from '../../app/words.ts'
import { listExpenseClaimItems } from '../../gen/operations/expense-claim-items.ts'
import { approveExpenseClaim } from '../../gen/operations/expense-claims.ts'
import { FieldInput } from '../../records/forms/field-input.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { isPossible } from '../../records/noun.ts'
import { readBody } from '../../records/operation.ts'
import { Name } from '../../records/references/names.tsx'
import { Button } from '../../ui/button.tsx'
import { Notes } from '../../ui/forms/notes.tsx'
import { listRefused, type Refused } from '../../ui/forms/refused.ts'
import { Skeleton } from '../../ui/loading.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useTellDone } from '../../ui/toasts/tell-done.ts'

export function Decision({ record: claim }: { readonly record: RecordOf<'ExpenseClaim'> }) {
  const isOpen = isPossible(approveExpenseClaim, claim)
  const list = useList(
    listExpenseClaimItems,
    { query: { expense_claim_id: claim.id, limit: 200 } },
    { enabled: isOpen },
  )
  if (!isOpen) return null
  const items = list.data?.pages.flatMap(page => page.data)
  return (
    <section className="card">
      <h2>{say('expenses.decide')}</h2>
      {items === undefined && (list.error ? <Problem error={list.error} /> : <Skeleton lines={3} />)}
      {items && <DecisionForm claim={claim} items={items} />}
    </section>
  )
}

interface Decided {
  readonly amount: string
  readonly reason: string
}

interface DecisionFormProps {
  readonly claim: RecordOf<'ExpenseClaim'>
  readonly items: readonly RecordOf<'ExpenseClaimItem'>[]
}

function DecisionForm({ claim, items }: DecisionFormProps) {
  const [decided, setDecided] = useState<Readonly<Record<string, Decided>>>({})
  const [advance, setAdvance] = useState<unknown>(claim.advance_adjusted)
  const write = useWrite(approveExpenseClaim)
  const rehearse = useWrite(approveExpenseClaim)
  const missing = useObstacle()('approveExpenseClaim')
  const tellDone = useTellDone()
  const action = sayAction(approveExpenseClaim.id)
  const error = write.error ?? rehearse.error
  const refused = listRefused(error)
  const body = makeDecision(decided, advance)
  const path = { id: claim.id }
  const send = (event: FormEvent) => {
    event.preventDefault()
    rehearse.reset()
    if (missing === undefined && !write.isPending)
      write.mutate({ path, body }, { onSuccess: () => tellDone(action) })
  }
  return (
    <form className="form full" onSubmit={send} noValidate>
      <p className="help">{say('expenses.decide_how')}</p>
      {error !== null && (
        <Problem error={error} shown={refused.map(({ field }) => field).filter(isAtField)} />
      )}
      {items.map(item => (
        <ItemDecision
          key={item.id}
          item={item}
          decided={decided[item.id]}
          refused={selectRefused(refused, Object.keys(decided).indexOf(item.id))}
          onDecide={one => setDecided(before => Object.assign({}, before, { [item.id]: one }))}
        />
      ))}
      <FieldInput
        name="advance_adjusted"
        facts={readBody(approveExpenseClaim).advance_adjusted ?? { type: 'string' }}
        schemas={approveExpenseClaim.schemas}
        value={advance}
        errors={refused}
        onChange={setAdvance}
      />
      {rehearse.data && <Outcome claim={rehearse.data} />}
      <footer className="form-foot">
        <Button type="submit" look="primary" missing={missing} isBusy={write.isPending}>
          {action}
        </Button>
        <Button
          missing={missing}
          isBusy={rehearse.isPending}
          onPress={() => {
            write.reset()
            rehearse.mutate({ path, body, dryRun: true })
          }}
        >
          {say('form.try')}
        </Button>
      </footer>
    </form>
  )
}

/** What else is refused stands above the form. */
const isAtField = (field: string): boolean =>
  /^(advance_adjusted|items\[\d+\]\.(approved_amount|rejection_reason))$/.test(field)

/** By the fields of an item, where it is that many among those that were sent. */
const selectRefused = (refused: readonly Refused[], number: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    refused
      .filter(({ field }) => field.startsWith(`items[${number}].`))
      .map(({ field, said }) => [field.split('.').at(-1), said]),
  )

/** What is not named is approved whole. */
function makeDecision(decided: Readonly<Record<string, Decided>>, advance: unknown) {
  const items = Object.entries(decided).map(([id, { amount, reason }]) =>
    Object.assign(
      { expense_claim_item_id: id, approved_amount: amount.trim() },
      reason.trim() === '' ? undefined : { rejection_reason: reason.trim() },
    ),
  )
  return { items, advance_adjusted: advance === '' ? undefined : advance }
}

interface ItemDecisionProps {
  readonly item: RecordOf<'ExpenseClaimItem'>
  readonly decided: Decided | undefined
  /** Why, by the field. */
  readonly refused: Readonly<Record<string, string>>
  readonly onDecide: (decided: Decided) => void
}

function ItemDecision({ item, decided, refused, onDecide }: ItemDecisionProps) {
  const { currency_decimals: decimals } = useCompany()
  const claimed = item.amount
  const { amount = claimed, reason = '' } = decided ?? {}
  const id = item.id
  return (
    <fieldset className="group">
      <legend>
        <bdi>{formatDate(item.expense_date)}</bdi> · <Name id={item.expense_category_id} />
        {typeof item.merchant === 'string' && (
          <>
            {' · '}
            <bdi>{item.merchant}</bdi>
          </>
        )}
      </legend>
      <div className="line">
        <div className="field">
          <span>{sayOf('field', 'amount')}</span>
          <strong className="figure">{formatAmount(claimed, decimals)}</strong>
        </div>
        <TextField
          id={`${id}-amount`}
          label={sayOf('field', 'approved_amount')}
          inputMode="decimal"
          dir="ltr"
          value={amount}
          error={refused.approved_amount}
          onType={typed => onDecide({ amount: typed, reason })}
        />
        {decided !== undefined && (
          <TextField
            id={`${id}-reason`}
            label={say('expenses.why_less')}
            maxLength={500}
            value={reason}
            error={refused.rejection_reason}
            onType={typed => onDecide({ amount, reason: typed })}
          />
        )}
      </div>
    </fieldset>
  )
}

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'dir' | 'maxLength'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onType: (typed: string) => void
}

function TextField({ label, error, onType, ...input }: TextFieldProps) {
  const { id } = input
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={event => onType(event.target.value)}
      />
      <Notes id={id} help={undefined} error={error} />
    </div>
  )
}

function Outcome({ claim }: { readonly claim: RecordOf<'ExpenseClaim'> }) {
  const { currency_decimals: decimals } = useCompany()
  const names = ['total_claimed', 'total_approved', 'advance_adjusted', 'total_reimbursable'] as const
  return (
    <section className="rehearsal" role="status">
      <h3>{say('form.would')}</h3>
      <dl className="facts">
        {names.map(name => (
          <div key={name}>
            <dt>{sayOf('field', name)}</dt>
            <dd>{formatAmount(claim[name] ?? '0', decimals)}</dd>
          </div>
        ))}
      </dl>
      <p className="faint">{say('form.nothing_saved')}</p>
    </section>
  )
}
