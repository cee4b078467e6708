// Names: what people call the records behind ids of any kind, for those that the caller may read.

import { bind } from '@muster/db'
import { mayRead } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type TitledKind, titledKinds } from '../../../resource/titles.ts'

export default {
  async getNames({ db, caller, query }) {
    const ids = [...new Set(query.ids)]
    const asked = [...Map.groupBy(ids, findKind)].flatMap(([kind, own]) =>
      kind && mayName(caller, kind) ? [{ kind, ids: own }] : [],
    )
    if (asked.length === 0) return { data: [] }
    const found = await db.runAll(...asked.map(({ kind, ids }) => bind(kind.read, { ids })))
    const names = new Map(
      found.flatMap((titles, n) =>
        titles.map(({ id, name, code, photo, deleted }) => {
          const { kind } = asked[n]!.kind
          return [id, { object: 'record_name' as const, id, kind, name, code, photo, deleted }]
        }),
      ),
    )
    return { data: ids.flatMap(id => names.get(id) ?? []) }
  },
} satisfies HandlersFor<'names'>

function findKind(id: string): TitledKind | undefined {
  return titledKinds.get(id.slice(0, Math.max(id.indexOf('_'), 0)))
}

/** Everybody who reads what was done may know who did it. */
function mayName(caller: Caller, { kind, isActor }: TitledKind): boolean {
  return isActor || mayRead(caller, kind)
}
