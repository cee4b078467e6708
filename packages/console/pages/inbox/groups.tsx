// The groups of what waits: each with a box for all of it and a count, and a line for each item.
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../app/formats.ts'
import { say, titleKind } from '../../app/words.ts'
import { Face } from '../../records/references/face.tsx'
import { Name, useName } from '../../records/references/names.tsx'
import { useTitle } from '../../records/title.ts'
import { sayWaiting } from '../approvals/waits-for.tsx'
import { canChoose, type InboxPath } from './decisions.ts'
import type { Group, Waiting } from './waiting.ts'

interface GroupsProps {
  readonly path: InboxPath
  readonly groups: readonly Group[]
  readonly chosen: Waiting | undefined
  readonly checked: ReadonlySet<string>
  readonly onToggle: (items: readonly Waiting[]) => void
}

export function Groups({ path, groups, chosen, checked, onToggle }: GroupsProps) {
  return (
    <div className="inbox-groups">
      {groups.map(({ queue, items, hasMore }) => {
        const title = titleKind(queue.kind)
        const count = formatCount(items.length) + (hasMore ? '+' : '')
        const marked = items.filter(({ record }) => checked.has(String(record.id))).length
        return (
          <section key={`${queue.kind} ${JSON.stringify(queue.waits)}`} aria-label={title}>
            <header>
              {items.some(canChoose) && (
                <input
                  type="checkbox"
                  aria-label={say('inbox.choose_all', { what: title })}
                  checked={marked === items.filter(canChoose).length}
                  ref={box => {
                    if (box) box.indeterminate = marked > 0 && marked < items.filter(canChoose).length
                  }}
                  onChange={() => onToggle(items)}
                />
              )}
              <h2>{title}</h2>
              <span className="count">{count}</span>
            </header>
            <ul>
              {items.map(one => (
                <Line
                  key={String(one.record.id)}
                  path={path}
                  of={one}
                  isChosen={one === chosen}
                  isChecked={checked.has(String(one.record.id))}
                  onToggle={() => onToggle([one])}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface LineProps {
  readonly path: InboxPath
  readonly of: Waiting
  readonly isChosen: boolean
  readonly isChecked: boolean
  readonly onToggle: () => void
}

function Line({ path, of, isChosen, isChecked, onToggle }: LineProps) {
  const { queue, record, approval } = of
  const title = useTitle(queue, record)
  const employee = typeof record.employee_id === 'string' ? record.employee_id : undefined
  const name = useName(employee)
  return (
    <li className={isChosen ? 'chosen' : undefined}>
      {canChoose(of) && (
        <input
          type="checkbox"
          aria-label={say('inbox.choose', { what: title ?? '' })}
          checked={isChecked}
          onChange={onToggle}
        />
      )}
      <Link
        to={path}
        search={{ item: String(record.id) }}
        aria-current={isChosen ? 'page' : undefined}
        ref={link => {
          if (isChosen) link?.scrollIntoView({ block: 'nearest' })
        }}
      >
        {employee !== undefined && <Face id={employee} name={name ?? ''} />}
        <span>
          <strong>{employee === undefined ? <bdi>{title}</bdi> : <Name id={employee} />}</strong>
          <span className="faint">
            <queue.Line record={record} />
          </span>
          {approval && <span className="faint">{sayWaiting(approval)}</span>}
        </span>
      </Link>
    </li>
  )
}
