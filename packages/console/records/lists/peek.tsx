// One record of a list at a glance, beside the list: who looks through many does not leave the page for each.
import { Link } from '@tanstack/react-router'
import { say } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { listShownFields, type Noun } from '../noun.ts'
import { type AnyRecord, readResult } from '../operation.ts'
import { Face } from '../references/face.tsx'
import { useNounPath } from '../references/record-paths.ts'
import { useTitle } from '../title.ts'
import { Facts } from '../value.tsx'

interface PeekProps {
  readonly noun: Noun
  readonly record: AnyRecord
  readonly onClose: () => void
}

/** What is empty says nothing, and what is a table needs the page. */
const isBrief = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'object'

export function Peek({ noun, record, onClose }: PeekProps) {
  const path = useNounPath(noun)
  const title = useTitle(noun, record) ?? ''
  const fields = readResult(noun.list)
  // What a page tells in a way of its own is told here as in the list; what has no page is told by its panel.
  const Panel = noun.get === undefined ? noun.Panel : undefined
  const named = [...new Set([...(Panel ? [] : noun.columns), ...listShownFields(noun)])]
  const names = named.filter(name => isBrief(record[name]))
  return (
    <aside className="peek" aria-label={say('list.peek')}>
      <header>
        <h2 className="who">
          <PeekFace noun={noun} record={record} title={title} />
          <bdi>{title}</bdi>
        </h2>
        <Button look="quiet" label={say('shell.close')} onPress={onClose}>
          <Icon name="x" />
        </Button>
      </header>
      {Panel && <Panel record={record} />}
      {names.length > 0 && (
        <Facts
          fields={fields}
          record={record}
          schemas={noun.list.schemas}
          names={names}
          explains={noun.explains}
        />
      )}
      {noun.get && record.id !== undefined && (
        <Link className="button primary" to={`${path}/$id`} params={{ id: record.id }}>
          {say('record.open')} <kbd>Enter</kbd>
        </Link>
      )}
      <p className="keys">{say('list.peek_keys')}</p>
    </aside>
  )
}

/** Of a person, and of what is about one. */
function PeekFace({ noun, record, title }: Omit<PeekProps, 'onClose'> & { readonly title: string }) {
  const whose = noun.isPerson ? record.id : record.employee_id
  return typeof whose === 'string' ? <Face id={whose} name={title} /> : null
}
