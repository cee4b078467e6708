// Names: what people call the records behind ids of any kind, for those that the caller may read.

import { type Bound, bind, type Db } from '@muster/db'
import { mayRead } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Title, type TitledKind, titledKinds } from '../../../resource/titles.ts'

export default {
  async getNames({ db, caller, query, asEmployee }) {
    const ids = [...new Set(query.ids)]
    const wanted = [...Map.groupBy(ids, findKind)].flatMap(([kind, own]) =>
      kind ? [{ kind, ids: own }] : [],
    )
    const { role = [], person = [] } = Object.groupBy(wanted, ({ kind }) =>
      mayName(caller, kind) ? 'role' : 'person',
    )
    const byRole = role.map(({ kind, ids }) => ({ kind, titles: bind(kind.read, { ids }) }))
    const names = new Map(await readNames(db, byRole))
    if (asEmployee) {
      const byPerson = person.flatMap(({ kind, ids }) =>
        kind.readAsPerson && mayRead(asEmployee.caller, kind.kind)
          ? [{ kind, titles: bind(kind.readAsPerson, { ids }) }]
          : [],
      )
      for (const [id, name] of await readNames(asEmployee.db, byPerson)) names.set(id, name)
    }
    return { data: ids.flatMap(id => names.get(id) ?? []) }
  },
} satisfies HandlersFor<'names'>

interface Asked {
  readonly kind: TitledKind
  readonly titles: Bound<Title>
}

async function readNames(db: Db, asked: readonly Asked[]) {
  const found = asked.length === 0 ? [] : await db.runAll(...asked.map(({ titles }) => titles))
  return found.flatMap((titles, n) =>
    titles.map(({ id, name, code, photo, deleted }) => {
      const { kind } = asked[n]!.kind
      return [id, { object: 'record_name' as const, id, kind, name, code, photo, deleted }] as const
    }),
  )
}

function findKind(id: string): TitledKind | undefined {
  return titledKinds.get(id.slice(0, Math.max(id.indexOf('_'), 0)))
}

/** Everybody who reads what was done may know who did it. */
function mayName(caller: Caller, { kind, isActor }: TitledKind): boolean {
  return isActor || mayRead(caller, kind)
}
