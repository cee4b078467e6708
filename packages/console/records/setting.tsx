// A setting of the workspace: how it stands, and a dialog that changes it.
import { useReadAny } from '../app/queries.ts'
import { useObstacle } from '../app/session.tsx'
import { say, type WordId } from '../app/words.ts'
import { Loaded } from '../ui/loading.tsx'
import { ActionButton } from './actions/actions.tsx'
import { type AnyOperation, type AnyRecord, readResult } from './operation.ts'
import { Facts } from './value.tsx'

interface SettingProps {
  readonly title: WordId
  /** What it decides, in a sentence. */
  readonly what: WordId
  readonly get: AnyOperation
  readonly change?: AnyOperation
  readonly remove?: AnyOperation
  /** Whether there is anything to remove. */
  readonly isThere?: (record: AnyRecord) => boolean
  /** Fields that the page shows in another way. */
  readonly hidden?: readonly string[]
}

/** Nothing at all for somebody who may not read it. */
export function Setting(props: SettingProps) {
  if (useObstacle()(props.get.id) !== undefined) return null
  return <SettingCard {...props} />
}

const unsaid = ['object', 'id', 'created_at', 'updated_at']

function SettingCard({ title, what, get, change, remove, isThere = () => true, hidden = [] }: SettingProps) {
  const read = useReadAny(get, {})
  const record = read.data ?? undefined
  const fields = readResult(get)
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say(title)}</h2>
        <span className="row-actions">
          {record && change && <ActionButton operation={change} record={record} title={say(title)} />}
          {record && remove && isThere(record) && (
            <ActionButton operation={remove} record={record} title={say(title)} />
          )}
        </span>
      </header>
      <p className="faint">{say(what)}</p>
      <Loaded of={{ data: record, error: read.error, refetch: read.refetch }} lines={3}>
        {shown => (
          <Facts
            fields={fields}
            record={shown}
            schemas={get.schemas}
            names={Object.keys(fields).filter(name => !unsaid.includes(name) && !hidden.includes(name))}
          />
        )}
      </Loaded>
    </section>
  )
}
