// The accounts of the journal of a run, mapped where they are missing: one line for each component, a field for its account.
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { createPayrollGlCode, updatePayrollGlCode } from '../../../gen/operations/payroll-gl-codes.ts'
import { processPayrollRun } from '../../../gen/operations/payroll-runs.ts'
import { ExportButton } from '../../../records/files/export-button.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useTellDone } from '../../../ui/toasts/tell-done.ts'
import { hasReached } from '../runs/run-facts.ts'
import { type Readiness, useReadiness } from './month-facts.ts'

type Unmapped = Readiness['unmapped'][number]

export function JournalTab({ record: run }: { readonly record: RecordOf<'PayrollRunDetail'> }) {
  const readiness = useReadiness(run)
  const mayExport = useObstacle()(processPayrollRun.id) === undefined
  if (readiness === undefined) return <p className="empty">{say('month.journal_not_yours')}</p>
  const { unmapped, points } = readiness
  const journal = points.find(({ code }) => code === 'journal')
  return (
    <section className="card" aria-labelledby="journal">
      <header className="card-head">
        <h2 id="journal">{say('month.journal')}</h2>
        {mayExport && hasReached(run, 'locked') && (
          <ExportButton
            of={{
              title: sayOf('value', 'gl_journal'),
              asked: { kind: 'gl_journal', payroll_run_id: run.id },
              formats: ['xlsx', 'csv'],
            }}
            text={sayOf('value', 'gl_journal')}
          />
        )}
      </header>
      {journal === undefined && <p className="empty">{say('payroll.not_processed')}</p>}
      {journal && unmapped.length === 0 && (
        <p className="note good">
          <Icon name="circle-check" />
          {say('ready.journal_yes', { total: journal.total ?? 0 })}
        </p>
      )}
      {unmapped.length > 0 && (
        <>
          <p>{say('month.journal_what')}</p>
          <ul className="accounts">
            {unmapped.map(one => (
              <AccountLine key={`${one.type} ${one.salary_component_id}`} of={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Kept line by line, so that what is right stays when another one is refused. */
function AccountLine({ of }: { readonly of: Unmapped }) {
  const { payroll_gl_code_id: known, salary_component_id, type } = of
  const create = useWrite(createPayrollGlCode)
  const change = useWrite(updatePayrollGlCode)
  const write = known === null ? create : change
  const missing = useObstacle()(known === null ? createPayrollGlCode.id : updatePayrollGlCode.id)
  const tellDone = useTellDone()
  const [account, setAccount] = useState(of.gl_code ?? '')
  const [contra, setContra] = useState('')
  const needsContra = type === 'employer_contribution'
  const name = type === 'net_pay' ? say('payroll.net_pay_owed') : of.name
  const isFilled = account.trim() !== '' && (!needsContra || contra.trim() !== '')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isFilled || write.isPending || missing !== undefined) return
    // This line goes once it is kept, and the focus would go with it.
    event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
    const codes = { gl_code: account.trim(), contra_gl_code: needsContra ? contra.trim() : null }
    const onSuccess = () => tellDone(say('month.keep_account', { name }))
    if (known === null) create.mutate({ body: Object.assign({ salary_component_id }, codes) }, { onSuccess })
    else change.mutate({ path: { id: known }, body: codes }, { onSuccess })
  }
  return (
    <li>
      <form onSubmit={send} noValidate>
        <p>
          <strong>{name}</strong> <span className="faint">{sayOf('value', type)}</span>
        </p>
        <label className="field">
          {say('month.account')}
          <input
            value={account}
            onChange={event => setAccount(event.target.value)}
            aria-label={say('month.account_of', { name })}
          />
        </label>
        {needsContra && (
          <label className="field">
            {say('month.contra')}
            <input
              value={contra}
              onChange={event => setContra(event.target.value)}
              aria-label={say('month.contra_of', { name })}
            />
          </label>
        )}
        <Button
          type="submit"
          missing={missing}
          isBusy={write.isPending}
          label={say('month.keep_account', { name })}
        >
          {say('month.keep_account_short')}
        </Button>
        {write.error !== null && <Problem error={write.error} />}
      </form>
    </li>
  )
}
