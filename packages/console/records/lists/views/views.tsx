// Views above a list: all of it, what one has kept for oneself, and what is shared, each a link to the address that it is.
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useList, useWrite } from '../../../app/queries.ts'
import { useObstacle, useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { deleteListView, listListViews, updateListView } from '../../../gen/operations/list-views.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { ActionButton } from '../../actions/actions.tsx'
import type { Noun } from '../../noun.ts'
import type { ListState } from '../list-state.ts'
import { isSameSearch, type ListView, type Search, searchOf, viewOf } from './view-search.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))

interface ViewsProps {
  readonly noun: Noun
  readonly state: ListState
}

export function Views({ noun, state }: ViewsProps) {
  const search = useSearch({ strict: false }) as Search
  const views = useViews(noun)
  const here = views.find(view => isSameSearch(searchOf(view), search))
  const left = useLeft(views, here, search)
  // Whoever sees all, and has nothing else to see, has nothing to choose.
  if (views.length === 0 && Object.keys(search).length === 0) return null
  return (
    <div className="views">
      <nav aria-label={say('view.title')}>
        <ViewLink search={{}}>{say('view.all')}</ViewLink>
        {views.map(view => (
          <ViewLink key={view.id} search={searchOf(view)}>
            <bdi>{view.name}</bdi>
            {view.is_shared && <Icon name="share-2" size="small" label={say('view.shared')} />}
          </ViewLink>
        ))}
      </nav>
      {here && <ViewActions key={here.id} view={here} noun={noun} state={state} />}
      {left && <KeepChanges key={left.id} view={left} noun={noun} state={state} />}
      {here === undefined && Object.keys(search).length > 0 && <SaveView noun={noun} state={state} />}
    </div>
  )
}

/** One's own by the newest, and behind them those of everybody. */
function useViews({ list }: Noun): readonly ListView[] {
  const enabled = useObstacle()(list.id) === undefined
  const own = useList(listListViews, { query: { list: list.id, is_shared: 'false' } }, { enabled })
  const shared = useList(listListViews, { query: { list: list.id, is_shared: 'true' } }, { enabled })
  return [own, shared].flatMap(({ data }) => data?.pages.flatMap(page => page.data) ?? [])
}

/** The view that one came from, where the list has been changed since. */
function useLeft(
  views: readonly ListView[],
  here: ListView | undefined,
  search: Search,
): ListView | undefined {
  const [last, setLast] = useState<string>()
  const isAll = Object.keys(search).length === 0
  const now = here?.id ?? (isAll ? undefined : last)
  if (now !== last) setLast(now)
  return here ? undefined : views.find(({ id }) => id === now)
}

function ViewLink({ search, children }: { readonly search: Search; readonly children: ReactNode }) {
  return (
    <Link to="." search={search} activeOptions={{ exact: true }} activeProps={{}}>
      {children}
    </Link>
  )
}

function SaveView({ noun, state }: ViewsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        <Icon name="bookmark" size="small" /> {say('view.save')}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewDialog noun={noun} state={state} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type ViewProps = ViewsProps & { readonly view: ListView }

/** What others have shared is changed by them, and by whoever manages the workspace. */
function useMayChange({ made_by }: ListView): boolean {
  const { member_id: me, permissions } = useSession()
  return made_by === me || permissions.includes('workspace.manage')
}

/** What can be done with the view that is shown. */
function ViewActions({ view, noun, state }: ViewProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const missing = useObstacle()(updateListView.id)
  if (!useMayChange(view)) return null
  const { id, name } = view
  return (
    <>
      <Button look="quiet" missing={missing} onPress={() => setOpen(true)}>
        <Icon name="pencil" size="small" /> {say('view.rename')}
      </Button>
      <ActionButton
        operation={deleteListView}
        path={{ id }}
        title={name}
        object={name}
        text={say('view.delete')}
        look="quiet"
        onDone={() => void navigate({ to: '.', search: {}, replace: true })}
      />
      {isOpen && (
        <Suspense>
          <ViewDialog noun={noun} state={state} view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Has the view be what the list shows now. */
function KeepChanges({ view, noun, state }: ViewProps) {
  const update = useWrite(updateListView)
  const missing = useObstacle()(updateListView.id)
  if (!useMayChange(view)) return null
  const { id, name } = view
  return (
    <>
      <Button
        look="quiet"
        missing={missing}
        isBusy={update.isPending}
        onPress={() => update.mutate({ path: { id }, body: viewOf(state, noun.columns) })}
      >
        {say('view.keep', { name })}
      </Button>
      {update.error !== null && <Problem error={update.error} />}
    </>
  )
}
