// The page of one record: what it is, how it stands, what can be done with it, and what belongs to it.
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useReadAny } from '../app/queries.ts'
import { useReach } from '../app/reach.ts'
import { useObstacle } from '../app/session.tsx'
import { say, sayOf, titleKind, type WordId } from '../app/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Loaded, Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'
import { isEnding, listOffered, RecordActions } from './actions/actions.tsx'
import { Comments } from './comments/later.ts'
import { findPart } from './comments/takes.ts'
import type { AnyTab } from './declaration.ts'
import { Explanation } from './explanations/explanation.tsx'
import { RecordFiles } from './files/download.tsx'
import { History } from './history/history.tsx'
import { RelatedRecords } from './lists/related.tsx'
import { isOffered, listShownFields, type Noun } from './noun.ts'
import { type AnyOperation, type AnyRecord, readResult } from './operation.ts'
import { RecordCard } from './record/card.tsx'
import { RecordMenu } from './record/menu.tsx'
import { useNounPath } from './references/record-paths.ts'
import { useTitle } from './title.ts'
import { Value } from './value.tsx'

interface RecordPageProps {
  readonly noun: Noun
  readonly id: string
}

export function RecordPage({ noun, id }: RecordPageProps) {
  const read = useReadAny(noun.get, { path: { id } }, noun.moves)
  const record = read.data ?? undefined
  const title = useTitle(noun, record) ?? sayOf('kind', noun.kind, { count: 1 })
  const path = useNounPath(noun)
  // What is worked on in its row has no page of its own.
  if (noun.get === undefined) return <Navigate to={path} replace />
  if (noun.Page && record) return <OwnPage noun={noun} Page={noun.Page} record={record} title={title} />
  return (
    <Page
      title={title}
      above={<Link to={path}>{titleKind(noun.kind)}</Link>}
      picture={<Picture noun={noun} record={record} title={title} />}
      mark={record && <Mark noun={noun} record={record} />}
      sub={record && noun.head && <HeadFacts noun={noun} record={record} names={noun.head} />}
      actions={record && <HeadActions noun={noun} record={record} />}
    >
      <Loaded of={{ data: record, error: read.error, refetch: read.refetch }}>
        {shown => <RecordBody noun={noun} record={shown} />}
      </Loaded>
    </Page>
  )
}

interface PictureProps {
  readonly noun: Noun
  readonly record: AnyRecord | undefined
  readonly title: string
}

/** Whose page it is, where it is somebody's. */
function Picture({ noun: { isPerson, Picture: Own }, record, title }: PictureProps) {
  if (Own && record) return <Own record={record} name={title} />
  return isPerson && <Avatar name={title} size="large" />
}

interface OwnPageProps {
  readonly noun: Noun
  readonly Page: NonNullable<Noun['Page']>
  readonly record: AnyRecord
  readonly title: string
}

/** Put together by hand, of the same parts. */
function OwnPage({ noun, Page: Own, record, title }: OwnPageProps) {
  const tab = useTab(noun)
  return (
    <Own
      record={record}
      title={title}
      actions={<HeadActions noun={noun} record={record} />}
      tabs={noun.tabs && <Tabs tabs={noun.tabs} first={noun.firstTab} />}
      tab={tab && <TabBody tab={tab} record={record} />}
    />
  )
}

/** The tab that the address names. */
function useTab({ tabs }: Noun): AnyTab | undefined {
  const { tab: name } = useSearch({ strict: false }) as { tab?: string }
  return tabs?.find(one => one.name === name)
}

/** The state of a record, beside its name. */
function Mark({ noun, record: { status } }: { readonly noun: Noun; readonly record: AnyRecord }) {
  if (typeof status !== 'string') return null
  return <Status value={status} of={readResult(noun.get ?? noun.list).status?.ref} />
}

interface HeadFactsProps {
  readonly noun: Noun
  readonly record: AnyRecord
  readonly names: readonly string[]
}

function HeadFacts({ noun, record, names }: HeadFactsProps) {
  const { schemas } = noun.get ?? noun.list
  const fields = readResult(noun.get ?? noun.list)
  return (
    <ul className="head-facts">
      {names
        .filter(name => (record[name] ?? '') !== '')
        .map(name => (
          <li key={name}>
            <Value name={name} facts={fields[name]} value={record[name]} schemas={schemas} />
          </li>
        ))}
    </ul>
  )
}

function HeadActions({ noun, record }: { readonly noun: Noun; readonly record: AnyRecord }) {
  const missing = useObstacle()
  const path = useNounPath(noun)
  const { within, change, Actions } = noun
  const whole = useReadAny(within?.get, within?.input(record) ?? {})
  if (within && whole.data === undefined) return null
  const parent = whole.data ?? undefined
  const taken = change && [change.id, noun.changeTakes?.(record) ?? change.id]
  const isChanged =
    change && isOffered(noun, change, record, parent) && taken?.every(id => missing(id) === undefined)
  const offered = listOffered(noun, record, parent)
  const daily = offered.filter(action => isDaily(noun, action)).slice(0, Actions ? 0 : mostDaily)
  const rare = offered.filter(action => !daily.includes(action))
  return (
    <>
      <RecordFiles noun={noun} record={record} />
      <RecordActions noun={noun} record={record} of={daily} />
      {Actions && <Actions record={record} place="head" />}
      {(isChanged || rare.length > 0 || Actions) && (
        <RecordMenu>
          {Actions && <Actions record={record} place="menu" />}
          {isChanged && (
            <Link
              className="button"
              to={`${path}/$id/edit`}
              params={{ id: String(record.id) }}
              preload="intent"
            >
              {say('record.edit')}
            </Link>
          )}
          <RecordActions noun={noun} record={record} of={rare} />
        </RecordMenu>
      )}
    </>
  )
}

/** Beside the leading action, so many. */
const mostDaily = 3

/** A refusal is the other answer to what leads; what ends a record otherwise is behind the menu. */
const isDaily = (noun: Noun, action: AnyOperation): boolean =>
  action !== noun.remove && (!isEnding(action) || action.states?.to?.includes('rejected') === true)

function RecordBody({ noun, record }: { readonly noun: Noun; readonly record: AnyRecord }) {
  const tab = useTab(noun)
  return (
    <>
      {noun.tabs && <Tabs tabs={noun.tabs} first={noun.firstTab} />}
      {tab ? <TabBody tab={tab} record={record} /> : <RecordFacts noun={noun} record={record} />}
    </>
  )
}

/** Links, so that a tab has an address and the keys of links. */
function Tabs({
  tabs,
  first = 'record.facts',
}: {
  readonly tabs: readonly AnyTab[]
  readonly first?: WordId | undefined
}) {
  const linkTo = (name: string | undefined, title: string) => (
    <Link
      key={title}
      to="."
      search={name === undefined ? {} : { tab: name }}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {title}
    </Link>
  )
  return (
    <nav className="tabs" aria-label={say('record.parts')}>
      {[linkTo(undefined, say(first)), ...tabs.map(({ name, title }) => linkTo(name, say(title)))]}
    </nav>
  )
}

interface TabBodyProps {
  readonly tab: AnyTab
  readonly record: AnyRecord
}

/** Of what may not be seen there, a tab says why. */
function TabBody({ tab: { Panel, related = [], asks = [] }, record }: TabBodyProps) {
  const missing = useObstacle()
  const reads = [...asks, ...related.map(({ list }) => list)].map(({ id }) => missing(id))
  const reasons = [...new Set(reads.filter(reason => reason !== undefined))]
  const why = reasons.length > 0 && <p className="empty">{reasons.join(' ')}</p>
  if (reads.length > 0 && !reads.includes(undefined)) return why
  return (
    <>
      {why}
      <Suspense fallback={<Skeleton />}>{Panel && <Panel record={record} />}</Suspense>
      {related.map(one => (
        <RelatedRecords key={one.list.id} related={one} record={record} />
      ))}
    </>
  )
}

function RecordFacts({ noun, record }: { readonly noun: Noun; readonly record: AnyRecord }) {
  const missing = useObstacle()
  const part = findPart(noun.kind, useReach())
  const { Panel, groups = [], related = [] } = noun
  const grouped = groups.flatMap(group => group.fields)
  const rest = listShownFields(noun).filter(name => !grouped.includes(name) && name !== 'status')
  const facts = (
    <>
      {Panel && <Panel record={record} />}
      {groups.map(group => (
        <RecordCard
          key={group.title}
          noun={noun}
          record={record}
          title={say(group.title)}
          names={group.fields}
        />
      ))}
      {rest.length > 0 && (
        <RecordCard
          noun={noun}
          record={record}
          title={say(groups.length > 0 ? 'record.other' : 'record.facts')}
          names={rest}
        />
      )}
      {noun.explanation && <Explanation operation={noun.explanation} id={String(record.id)} />}
      {related.map(one => (
        <RelatedRecords key={one.list.id} related={one} record={record} />
      ))}
    </>
  )
  return (
    <div className="record">
      <div className="record-main">{facts}</div>
      <aside className="record-aside" aria-label={say('record.history')}>
        {part && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <Comments id={String(record.id)} part={part} />
          </Suspense>
        )}
        {missing('listRecordChanges') === undefined && (
          <History record={record} operation={noun.get ?? noun.list} isPerson={noun.isPerson} />
        )}
      </aside>
    </div>
  )
}
