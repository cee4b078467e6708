// What the processing of a run would come to, before anything is written: a page of employees, each with its lines and reasons.
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatAmount } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { getPayrollRunPreview } from '../../../gen/operations/payroll-runs.ts'
import type { Output } from '../../../records/operation.ts'
import { Reference } from '../../../records/references/reference.tsx'
import { Sentence } from '../../../records/references/sentence.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Problems } from './run-work.tsx'

type Preview = Output<'getPayrollRunPreview'>
type Entry = Preview['entries'][number]

const atOnce = 50

export function RunPreview({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card" aria-labelledby="run-preview">
      <h2 id="run-preview">{say('payroll.preview')}</h2>
      <p>{say('payroll.preview_what')}</p>
      {isOpen ? (
        <PreviewPages id={id} />
      ) : (
        <Button onPress={() => setOpen(true)}>{say('payroll.preview_go')}</Button>
      )}
    </section>
  )
}

/** One page after the other; each begins where the one before ended. */
function PreviewPages({ id }: { readonly id: string }) {
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined])
  const start = starts.at(-1)
  const query = Object.assign({ limit: atOnce }, start === undefined ? undefined : { starting_after: start })
  const preview = useRead(getPayrollRunPreview, { path: { id }, query })
  return (
    <Loaded of={preview} lines={4}>
      {page => (
        <>
          <PreviewTable preview={page} />
          <div className="ways">
            {starts.length > 1 && (
              <Button onPress={() => setStarts(starts.slice(0, -1))}>{say('payroll.page_before')}</Button>
            )}
            {page.next_starting_after !== null && (
              <Button onPress={() => setStarts([...starts, page.next_starting_after ?? undefined])}>
                {say('payroll.page_after')}
              </Button>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}

const columns = ['gross_salary', 'total_additions', 'total_deductions', 'net_salary'] as const

function PreviewTable({ preview }: { readonly preview: Preview }) {
  return (
    <>
      {preview.problems.length > 0 && (
        <div className="problem">
          <p className="problem-title">{say('payroll.preview_problems')}</p>
          <Problems problems={preview.problems} />
        </div>
      )}
      {preview.warnings.map(({ code, text, sentence }) => (
        <p key={`${code} ${text}`}>
          <Sentence text={text} coded={sentence} />
        </p>
      ))}
      {/* Only what can take the focus can be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="table short" tabIndex={0} aria-label={say('payroll.preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{sayOf('field', 'employee_id')}</th>
              {columns.map(name => (
                <th key={name} scope="col" className="figure">
                  {sayOf('field', name)}
                </th>
              ))}
              <th scope="col">{sayOf('field', 'warnings')}</th>
            </tr>
          </thead>
          <tbody>
            {preview.entries.map(entry => (
              <PreviewRow key={entry.employee_id} run={preview.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function PreviewRow({ run, entry }: { readonly run: string; readonly entry: Entry }) {
  const [isOpen, setOpen] = useState(false)
  const { currency_decimals: decimals } = useCompany()
  return (
    <>
      <tr>
        <th scope="row">
          <Reference kind="Employee" id={entry.employee_id} />{' '}
          <span className="faint">{entry.employee_code}</span>
        </th>
        {columns.map(name => (
          <td key={name} className="figure">
            {formatAmount(entry[name], decimals)}
          </td>
        ))}
        <td>
          {entry.warnings.length > 0 && <span className="status waits">{entry.warnings.length}</span>}{' '}
          <button
            type="button"
            className="button quiet"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {say('payroll.lines')}
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns.length + 2} className="inner">
            <EntryLines run={run} employee={entry.employee_id} />
          </td>
        </tr>
      )}
    </>
  )
}

/** A preview has lines and reasons where it is asked for one employee. */
function EntryLines({ run, employee }: { readonly run: string; readonly employee: string }) {
  const preview = useRead(getPayrollRunPreview, { path: { id: run }, query: { employee_id: employee } })
  return (
    <Loaded of={preview} lines={3}>
      {({ entries }) => entries.map(entry => <Lines key={entry.employee_id} entry={entry} />)}
    </Loaded>
  )
}

function Lines({ entry }: { readonly entry: Entry }) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <>
      {[...entry.warnings, ...entry.deferred].map(({ code, text, sentence }) => (
        <p key={`${code} ${text}`}>
          <Sentence text={text} coded={sentence} />
        </p>
      ))}
      <ol className="lines">
        {entry.lines.map(line => (
          <li key={line.salary_component_id}>
            <span>
              <strong>{line.code}</strong> <span className="faint">{sayOf('value', line.type)}</span>
              {line.reasons.map(reason => (
                <span key={`${reason.rule} ${reason.text}`} className="reason-line">
                  <Sentence text={reason.text} coded={reason.sentence} />
                </span>
              ))}
            </span>
            <strong className="figure">{formatAmount(line.amount, decimals)}</strong>
          </li>
        ))}
      </ol>
    </>
  )
}
