// The page of a list: what is there and how much, by which filters, and how to add to it.
import { useList } from '../app/queries.ts'
import { useObstacle } from '../app/session.tsx'
import { titleKind } from '../app/words.ts'
import { Skeleton } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { Problem } from '../ui/problem.tsx'
import { Commands } from './actions/actions.tsx'
import { ExportButton } from './files/export-button.tsx'
import { useBeginning } from './lists/beginning.ts'
import { Columns } from './lists/columns.tsx'
import { Count } from './lists/count.tsx'
import { Empty } from './lists/empty.tsx'
import { FilterBar } from './lists/filters.tsx'
import { ImportLink } from './lists/import-link.tsx'
import { type ListState, useListState } from './lists/list-state.ts'
import { findBulkActions, ManyBar } from './lists/many/many-bar.tsx'
import { useSelection } from './lists/many/selection.ts'
import { NewLink } from './lists/new-link.tsx'
import { RecordTable } from './lists/table.tsx'
import { Views } from './lists/views/views.tsx'
import type { Noun } from './noun.ts'
import { RecordMenu } from './record/menu.tsx'

interface ListPageProps {
  readonly noun: Noun
}

export function ListPage({ noun }: ListPageProps) {
  return useBeginning(noun) ? <Skeleton /> : <BegunList noun={noun} />
}

function BegunList({ noun }: ListPageProps) {
  const state = useListState(noun)
  const { filters } = state
  const records = useRecords(noun, state)
  const { ListPanel } = noun
  const missing = useObstacle()
  return (
    <Page
      title={titleKind(noun.kind)}
      mark={
        records.all && (
          <Count noun={noun} filters={filters} loaded={records.all.length} hasMore={records.hasMore} />
        )
      }
      actions={
        <>
          <RecordMenu isOfList>
            {(noun.isExported ?? true) && <ListExport noun={noun} filters={filters} />}
            {/* A page without records offers it among its first steps. */}
            {records.all?.length !== 0 && <ImportLink noun={noun} />}
            <Commands noun={noun} />
          </RecordMenu>
          {noun.create && <NewLink noun={noun} />}
        </>
      }
    >
      {ListPanel && <ListPanel />}
      {missing('listListViews') === undefined && <Views noun={noun} state={state} />}
      {state.gone.map(sentence => (
        <p key={sentence} className="notice" role="status">
          {sentence}
        </p>
      ))}
      <div className="list-bar">
        <FilterBar noun={noun} state={state} />
        <Columns noun={noun} state={state} />
      </div>
      <Records noun={noun} state={state} records={records} />
    </Page>
  )
}

type ListedRecords = ReturnType<typeof useRecords>

function useRecords({ list: operation, moves }: Noun, { filters, sort }: ListState) {
  const query = sort === undefined ? filters : Object.assign({}, filters, { sort })
  const list = useList(operation, { query }, { moves })
  return {
    /** Undefined until the first of them are here. */
    all: list.data?.pages.flatMap(page => page.data),
    error: list.error,
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    readAgain: () => void list.refetch(),
    readMore: () => void list.fetchNextPage(),
  }
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
  readonly records: ListedRecords
}

function Records({ noun, state, records }: RecordsProps) {
  const { all, error, hasMore, isLoading, readAgain, readMore } = records
  const chosen = useSelection(all ?? [])
  const selection = findBulkActions(noun).length > 0 ? chosen : undefined
  if (all === undefined) return error ? <Problem error={error} onRetry={readAgain} /> : <Skeleton />
  if (all.length === 0 && !hasMore) return <Empty noun={noun} state={state} />
  return (
    <>
      <RecordTable
        noun={noun}
        state={state}
        records={all}
        selection={selection}
        hasMore={hasMore}
        isLoading={isLoading}
        onMore={readMore}
      />
      {selection && <ManyBar noun={noun} selection={selection} filters={state.filters} />}
    </>
  )
}
