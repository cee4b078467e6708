// Cells with errors, put right where they are told of: all that was typed is sent together, and the file is checked again.
import { useState } from 'react'
import { useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { reviseImport } from '../../gen/operations/imports.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { sayColumn } from './import-column.ts'
import type { Import } from './import-facts.ts'

/** Where a cell stands. */
interface Place {
  readonly line: number
  readonly column: string
}

const keyOf = ({ line, column }: Place): string => `${line} ${column}`

export interface Corrections {
  /** Whether this cell can be corrected here: it is of the file, and the file is not applied yet. */
  readonly takes: (column: string | null) => column is string
  readonly read: (place: Place) => string | undefined
  readonly type: (place: Place, value: string) => void
  readonly count: number
  /** Without a correction, the cell that is named is sent as it is, and all is checked again. */
  readonly send: (same?: Cell) => void
  readonly isBusy: boolean
  readonly error: unknown
}

export interface Cell extends Place {
  readonly value: string
}

export function useCorrections({ id, status, columns }: Import): Corrections {
  const [typed, setTyped] = useState<ReadonlyMap<string, Cell>>(new Map())
  const write = useWrite(reviseImport)
  const missing = useObstacle()(reviseImport.id)
  return {
    takes: (column): column is string =>
      column !== null && status === 'checked' && missing === undefined && columns.includes(column),
    read: place => typed.get(keyOf(place))?.value,
    type: (place, value) =>
      setTyped(before => new Map(before).set(keyOf(place), Object.assign({ value }, place))),
    count: typed.size,
    send: same => {
      const cells = typed.size === 0 && same ? [same] : [...typed.values()]
      if (cells.length === 0 || write.isPending) return
      write.mutate({ path: { id }, body: { cells } }, { onSuccess: () => setTyped(new Map()) })
    },
    isBusy: write.isPending,
    error: write.error,
  }
}

interface CellProps extends Place {
  /** What the file says. */
  readonly value: string | null
  readonly of: Corrections
}

/** Enter has all of them checked, as the button does. */
export function CellInput({ line, column, value, of }: CellProps) {
  return (
    <input
      className="cell-input"
      aria-label={say('files.cell', { column: sayColumn(column), line })}
      aria-invalid={of.read({ line, column }) === undefined}
      maxLength={2000}
      dir="auto"
      value={of.read({ line, column }) ?? value ?? ''}
      onChange={event => of.type({ line, column }, event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') of.send()
      }}
    />
  )
}

interface CheckAgainProps {
  readonly of: Corrections
  /** What may have been made since the check. */
  readonly missing: Cell | undefined
}

export function CheckAgain({ of, missing }: CheckAgainProps) {
  const same = missing !== undefined && of.takes(missing.column) ? missing : undefined
  if (of.count === 0 && same === undefined && of.error === null) return null
  return (
    <div role="status">
      {of.error !== null && <Problem error={of.error} />}
      {of.count === 0 && same && <p className="faint">{say('files.make_first')}</p>}
      <p className="ways">
        <Button look={of.count === 0 ? 'plain' : 'primary'} isBusy={of.isBusy} onPress={() => of.send(same)}>
          {of.count === 0 ? say('files.check_all_again') : say('files.check_again', { count: of.count })}
        </Button>
      </p>
    </div>
  )
}
