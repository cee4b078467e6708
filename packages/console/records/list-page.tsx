// The page of a list: what is there, by which filters, and how to add to it.
import { Link } from '@tanstack/react-router'
import { useList } from '../app/queries.ts'
import { useObstacle } from '../app/session.tsx'
import { say, sayOf, titleKind } from '../app/words.ts'
import { Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { Problem } from '../ui/problem.tsx'
import { Commands } from './actions/actions.tsx'
import { ExportButton } from './files/export-button.tsx'
import { Columns } from './lists/columns.tsx'
import { FilterBar } from './lists/filters.tsx'
import { type ListState, useListState } from './lists/list-state.ts'
import { findBulkActions, ManyBar } from './lists/many-bar.tsx'
import { useSelection } from './lists/selection.ts'
import { RecordTable } from './lists/table.tsx'
import type { Noun } from './noun.ts'
import { useNounPath } from './references/record-paths.ts'

export function ListPage({ noun }: { readonly noun: Noun }) {
  const missing = useObstacle()
  const state = useListState(noun)
  const { ListPanel } = noun
  return (
    <Page
      title={titleKind(noun.kind)}
      actions={
        <>
          {(noun.isExported ?? true) && <ListExport noun={noun} filters={state.filters} />}
          <Commands noun={noun} />
          {noun.create && <NewLink noun={noun} missing={missing(noun.create.id)} />}
        </>
      }
    >
      {ListPanel && <ListPanel />}
      {state.gone.map(sentence => (
        <p key={sentence} className="notice" role="status">
          {sentence}
        </p>
      ))}
      <div className="list-bar">
        <FilterBar noun={noun} state={state} />
        <Columns noun={noun} state={state} />
      </div>
      <Records noun={noun} state={state} />
    </Page>
  )
}

function NewLink({ noun, missing }: { readonly noun: Noun; readonly missing: string | undefined }) {
  const path = useNounPath(noun)
  const text = say('list.new', { kind: sayOf('kind', noun.kind, { count: 1 }) })
  if (missing !== undefined)
    return (
      <span className="button-with-reason">
        <button type="button" className="button primary" aria-disabled="true" aria-describedby="new-reason">
          {text}
        </button>
        <span className="reason" role="tooltip" id="new-reason">
          {missing}
        </span>
      </span>
    )
  return (
    <Link className="button primary" to={`${path}/new`} preload="intent">
      {text}
    </Link>
  )
}

interface ListExportProps {
  readonly noun: Noun
  readonly filters: Readonly<Record<string, string>>
}

function ListExport({ noun, filters }: ListExportProps) {
  return (
    <ExportButton
      of={{
        title: titleKind(noun.kind),
        asked: { kind: 'list', list: noun.list.id, filters: new URLSearchParams(filters).toString() },
        formats: ['csv', 'xlsx'],
      }}
    />
  )
}

interface RecordsProps {
  readonly noun: Noun
  readonly state: ListState
}

function Records({ noun, state }: RecordsProps) {
  const { filters, sort } = state
  const query = sort === undefined ? filters : Object.assign({}, filters, { sort })
  const list = useList(noun.list, { query }, { moves: noun.moves })
  const records = list.data?.pages.flatMap(page => page.data)
  const chosen = useSelection(records ?? [])
  const selection = findBulkActions(noun).length > 0 ? chosen : undefined
  if (records === undefined)
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />
  if (records.length === 0) return <Empty noun={noun} isFiltered={Object.keys(filters).length > 0} />
  return (
    <>
      <RecordTable
        noun={noun}
        state={state}
        records={records}
        selection={selection}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
      {selection && <ManyBar noun={noun} selection={selection} />}
    </>
  )
}

function Empty({ noun, isFiltered }: { readonly noun: Noun; readonly isFiltered: boolean }) {
  const kind = sayOf('kind', noun.kind, { count: 2 })
  return (
    <p className="empty">
      {isFiltered
        ? say('list.none_match', { kind })
        : say(noun.create ? 'list.none_yet' : 'list.none', { kind })}
    </p>
  )
}
