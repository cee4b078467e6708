// List views: everybody keeps their own, and sees those that are shared.

import type { ListView } from '@muster/contract'
import { type Locked, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { conflict, notFound, Problem } from '../../../http/problem.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { oneByOne } from '../../../resource/checks.ts'
import { assertMayList, mayList } from '../../../resource/list-operations.ts'
import { resource } from '../../../resource/resource.ts'
import { checkView } from '../check-view.ts'

const views = resource('ListView', { isPersonal: true })

const mostViews = 200

const countViewsOfMaker = statement<{ count: number }, { made_by: string }>(
  'count_list_views_of_maker',
  `select count(*)::int as count from list_views
   where workspace_id = :workspace_id and made_by = :made_by and not deleted`,
)

export interface ViewServices {
  /** Checks what is kept of a list as a request for its page is checked. */
  readonly validation: Pick<Validation, 'check'>
}

export default ({ validation }: ViewServices) =>
  ({
    listListViews(call) {
      const { list, is_shared } = call.query
      if (list !== undefined) assertMayList(call.caller, { list })
      // Without a list there is no right to ask for, so it is about those of the caller.
      const isOfAll = list !== undefined && is_shared === true
      return views.page(call, isOfAll ? {} : { made_by: call.caller.actor_id })
    },

    async createListView(call) {
      assertMayList(call.caller, call.body)
      await checkView(call.body.list, call.body, validation)
      const made_by = call.caller.actor_id
      await call.db.run(oneByOne, { scope: `list_views/${made_by}` })
      const [kept] = await call.db.run(countViewsOfMaker, { made_by })
      if (kept!.count >= mostViews)
        throw conflict(
          say`You have kept ${kept!.count} views, and ${mostViews} is the most. Delete one first.`,
        )
      return views.insert(call, { ...call.body, made_by })
    },

    async updateListView(call) {
      const before = await lockChangeable(call)
      if (before.deleted) return views.lockLive(call, before.id)
      assertMayList(call.caller, before)
      await checkView(before.list, call.body, validation)
      if (call.body.is_shared === false && before.made_by !== call.caller.actor_id)
        throw conflict(
          say`Somebody else made the view ${before.name}, so only they can keep it for themselves. Delete it instead.`,
        )
      return views.write(call, before, { ...call.body })
    },

    async deleteListView(call) {
      const before = await lockChangeable(call)
      if (before.made_by !== call.caller.actor_id) assertMayList(call.caller, before)
      return views.remove(call, before)
    },
  }) satisfies HandlersFor<'list_views'>

/** What others keep for themselves does not exist. */
async function lockChangeable(call: WriteContext & { path: { id: string } }): Promise<Locked<ListView>> {
  const view = await views.lock(call, call.path.id)
  const { made_by, is_shared, name } = view
  if (made_by === call.caller.actor_id) return view
  // Nor does a shared one of a list that the caller may not read: its name says what is in it.
  if (!is_shared || !mayList(call.caller, view)) throw notFound(views.fields.noun, view.id)
  if (call.caller.scopes.has('workspace.manage')) return view
  throw new Problem(
    'insufficient_scope',
    say`Somebody else made the view ${name}. They may change it, and whoever manages the workspace.`,
  )
}
