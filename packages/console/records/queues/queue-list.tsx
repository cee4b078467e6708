// The list of a queue: it keeps the focus itself and says which of its lines is chosen.
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { say, titleKind } from '../../app/words.ts'
import type { AnyRecord } from '../operation.ts'
import { Name } from '../references/names.tsx'
import type { QueueOf } from './queue-of.ts'

interface QueueListProps {
  readonly of: QueueOf
  readonly records: readonly AnyRecord[]
  readonly chosen: AnyRecord | undefined
  readonly onChoose: (id: string) => void
  /** The keys that decide. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function QueueList({ of, records, chosen, onChoose, onKeyDown }: QueueListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = records.findIndex(record => record.id === chosen?.id)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const move = (event: KeyboardEvent) => {
    const to = findMove(event.key, at, records.length)
    if (to === undefined) return onKeyDown(event)
    event.preventDefault()
    const next = records[to]?.id
    if (next !== undefined) onChoose(next)
  }
  return (
    <div
      className="queue-list"
      role="listbox"
      tabIndex={0}
      ref={list}
      aria-label={titleKind(of.noun.kind)}
      aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
      onKeyDown={move}
      onClick={({ target }) => {
        const line = (target as Element).closest('[role=option]')
        const record = records[[...(list.current?.children ?? [])].indexOf(line as Element)]
        if (record?.id !== undefined) onChoose(record.id)
      }}
    >
      {records.map((record, index) => (
        <div
          key={record.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className="queue-line"
        >
          <strong>
            <Name id={String(record.employee_id)} />
          </strong>
          <span className="faint">
            <of.Line record={record} />
          </span>
        </div>
      ))}
      {records.length === 0 && (
        <div role="option" tabIndex={-1} aria-selected={false} aria-disabled className="queue-line">
          {say('record.none_here')}
        </div>
      )}
    </div>
  )
}

function findMove(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
