// Who may approve a run: where four eyes are asked for, another person than those who worked on it, under whichever identity they come.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { handsOfSql } from '../../../auth/tokens/hands.ts'
import { conflict } from '../../../http/problem.ts'
import { readPayrollSettings } from '../inputs/settings.ts'

const importers = statement<{ imported_by: readonly string[] }, { id: string }>(
  'importers_of_payroll_run',
  'select imported_by from payroll_runs where workspace_id = :workspace_id and id = :id',
)

/** A member behind an identity. */
interface Hand {
  readonly id: string
  readonly person_id: string | null
  readonly employee_id: string | null
  readonly name: string
}

/** Whose an identity is, as far as anybody has said so: a service token is in the hands of all who were shown a secret of it. */
interface Eyes {
  readonly actor: string
  readonly is_token: boolean
  readonly name: string | null
  readonly hands: readonly Hand[]
}

const eyesOf = statement<Eyes, { actors: readonly string[] }>(
  'eyes_of_actors',
  `select a.actor, k.id is not null or t.id is not null as is_token, coalesce(k.name, t.name) as name,
     coalesce((select json_agg(json_build_object('id', h.id, 'person_id', h.person_id, 'employee_id', h.employee_id, 'name', h.name) order by h.id)
       from ${handsOfSql('a.actor')} h), '[]') as hands
   from unnest(:actors::text[]) as a (actor)
     left join api_keys k on k.workspace_id = :workspace_id and k.id = a.actor
     left join service_tokens t on t.workspace_id = :workspace_id and t.id = a.actor`,
)

/** Refuses an approval by whoever has worked on the run, with a 409. */
export async function assertOtherEyes(db: Db, run: PayrollRunDetail, caller: string): Promise<void> {
  const { four_eyes } = await readPayrollSettings(db)
  if (!four_eyes && !run.four_eyes) return
  if (run.status === 'draft' && run.source === 'processed')
    throw conflict(
      say`Four eyes are asked for, so two people see the figures of a run: one of them processes this draft, and another one approves it.`,
    )
  const works = await listWorks(db, run)
  const found = await db.run(eyesOf, { actors: [caller, ...works.keys()] })
  const eyes = new Map(found.map(one => [one.actor, one]))
  const own = eyes.get(caller)!
  for (const [actor, what] of works) assertOther(own, eyes.get(actor)!, what)
}

/** Of these, who is another person than those who have worked on the run. */
export async function listOtherEyes(
  db: Db,
  run: PayrollRunDetail,
  actors: readonly string[],
): Promise<string[]> {
  const works = [...(await listWorks(db, run)).keys()]
  const found = await db.run(eyesOf, { actors: [...actors, ...works] })
  const eyes = new Map(found.map(one => [one.actor, one]))
  return actors.filter(actor =>
    works.every(work => actor !== work && findShared(eyes.get(actor)!, eyes.get(work)!) === undefined),
  )
}

/** Who has done what with the run. */
async function listWorks(db: Db, run: PayrollRunDetail): Promise<Map<string, Sentence>> {
  const works = new Map<string, Sentence>()
  if (run.source === 'imported') {
    const [found] = await db.run(importers, { id: run.id })
    for (const actor of found!.imported_by) works.set(actor, say`imported part of`)
  } else if (run.processed_by !== null) works.set(run.processed_by, say`processed`)
  if (run.created_by !== null) works.set(run.created_by, say`created`)
  return works
}

/** The hand of the first in which the other one is, too. */
const findShared = (own: Eyes, worked: Eyes): Hand | undefined =>
  own.hands.find(mine => worked.hands.some(theirs => isSamePerson(mine, theirs)))

const isSamePerson = (mine: Hand, theirs: Hand): boolean =>
  mine.id === theirs.id ||
  (mine.person_id !== null && mine.person_id === theirs.person_id) ||
  (mine.employee_id !== null && mine.employee_id === theirs.employee_id)

function assertOther(own: Eyes, worked: Eyes, what: Sentence): void {
  if (own.actor === worked.actor)
    throw conflict(
      say`The same ${own.is_token ? say`token` : say`member`} has ${what} this run; four eyes are asked for, so somebody else approves it.`,
    )
  const shared = findShared(own, worked)
  if (shared)
    throw conflict(
      say`${shared.name} has ${what} this run ${worked.is_token ? say`with a token of theirs` : say`as another member`}, and is the same person; four eyes are asked for, so somebody else approves it.`,
    )
  // Two tokens that nobody has named were handed out by an operator to two holders. One may be in the hand of whoever is known.
  const [nobodys] = [own, worked].filter(one => one.is_token && one.hands.length === 0)
  if (nobodys && [own, worked].some(one => one.hands.length > 0))
    throw conflict(
      say`Nobody has said whose the token ${nobodys.name} is, and it may be in the same hand: one of both has ${what} this run, and four eyes are asked for. The operator says whose it is, by muster key assign.`,
    )
}
