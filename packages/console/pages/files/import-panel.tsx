// How an import goes: how far it is, what it found, how its rows are applied, and the rows themselves.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatCount } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { listImportRows } from '../../gen/operations/import-rows.ts'
import { applyImport, getImportErrors } from '../../gen/operations/imports.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { FileButtons } from '../../records/files/download.tsx'
import { Progress } from '../../records/files/progress.tsx'
import { Sentence } from '../../records/references/sentence.tsx'
import { Status } from '../../ui/status.tsx'
import { type Import, isWorkedOn } from './import-facts.ts'
import { ImportRows } from './import-rows.tsx'

interface ImportProps {
  readonly record: Import
}

export function ImportStand({ record: found }: ImportProps) {
  if (!isWorkedOn(found)) return <Status value={found.status} of="ImportStatus" />
  // Each of the two works has its own pace.
  return <Progress key={found.status} label={found.file_name} done={found.done} total={found.total} />
}

export function ImportPanel({ record: found }: ImportProps) {
  const { status } = found
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are others once the status is another
  useEffect(() => void queries.invalidateQueries({ queryKey: [listImportRows.id] }), [status, queries])
  return (
    <>
      <section className="card" aria-labelledby="import-stand">
        <h2 id="import-stand">{say('files.import_stand')}</h2>
        {isWorkedOn(found) && (
          <>
            <p role="status">{say(status === 'checking' ? 'files.checking' : 'files.applying')}</p>
            <ImportStand record={found} />
          </>
        )}
        {found.message !== null && (
          <p className="notice bad" dir="auto">
            <Sentence text={found.message} coded={found.sentence} />
          </p>
        )}
        {status !== 'checking' && <Counts of={found} />}
        <NextStep of={found} />
      </section>
      {status !== 'checking' && <ImportRows of={found} />}
    </>
  )
}

function Counts({ of: found }: { readonly of: Import }) {
  const { to_create, to_change, unchanged, with_errors, applied } = found
  const counts = [
    { term: say('files.to_create'), count: to_create },
    { term: say('files.to_change'), count: to_change },
    { term: say('files.unchanged'), count: unchanged },
    { term: say('files.with_errors'), count: with_errors },
    ...(found.rows === null ? [] : [{ term: say('files.applied'), count: applied }]),
  ]
  return (
    <dl className="figures counts">
      {counts.map(({ term, count }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What to do now: correct the file, apply it, or leave it. */
function NextStep({ of: found }: { readonly of: Import }) {
  const { id, status, sha256, rows, with_errors: wrong, to_create, to_change } = found
  const valid = to_create + to_change
  const path = { id }
  // One that failed while it was checked has nothing to go on with.
  const isHalfApplied = status === 'failed' && rows !== null
  return (
    <>
      {status === 'checked' && <p role="status">{sayNext(wrong, valid)}</p>}
      {isHalfApplied && <p role="status">{say('files.next_go_on')}</p>}
      <p className="ways">
        {isHalfApplied && (
          <ActionButton
            operation={applyImport}
            path={path}
            record={found}
            title={found.file_name}
            given={{ sha256, rows }}
            text={say('files.go_on')}
            look="primary"
          />
        )}
        {status === 'checked' && valid > 0 && (
          <ActionButton
            operation={applyImport}
            path={path}
            record={found}
            title={found.file_name}
            given={{ sha256, rows: wrong > 0 ? 'valid' : 'all' }}
            text={say(wrong > 0 ? 'files.apply_valid' : 'files.apply_all', { count: valid })}
            look={wrong > 0 ? 'plain' : 'primary'}
          />
        )}
        {wrong > 0 && (
          <FileButtons
            operation={getImportErrors}
            input={{ path }}
            name="errors.csv"
            text={say('files.errors_file')}
          />
        )}
      </p>
    </>
  )
}

function sayNext(wrong: number, valid: number): string {
  if (wrong > 0) return say(valid > 0 ? 'files.next_some_wrong' : 'files.next_all_wrong')
  return say(valid > 0 ? 'files.next_apply' : 'files.next_nothing')
}
