// A machine asks with every reach while people move and requests are broken off: nobody sees a row too many, and nobody a row too few.

import { makeType, upload } from '../../support/fixtures/documents.ts'
import { raw } from '../../support/fixtures/make.ts'
import { type Company, joinAs, type Kin, kin, makeCompany } from '../../support/fixtures/reach.ts'
import { server } from '../../support/server/server.ts'

const rounds = 25
const atOnce = 16
/** By its list, the column with the employee. */
const lists: Readonly<Record<string, string>> = {
  attendance_records: 'employee_id',
  employee_documents: 'employee_id',
  employees: 'id',
  leave_applications: 'employee_id',
  overtime_requests: 'employee_id',
  punches: 'employee_id',
  regularisations: 'employee_id',
}

/** The same numbers in each run. */
let state = 20_261_128
function pick<Choice>(choices: readonly Choice[]): Choice {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return choices[Math.floor((state / 2 ** 32) * choices.length)]!
}

let company: Company
/** A type whose documents their employees and managers see, and one that managers never see, and employees in turn. */
let types: readonly [open: string, turned: string]
let isShown = true
const cookies = new Map<Kin | 'owner', string>()
const managers = new Map<Kin, Kin | undefined>([
  ['self', 'manager'],
  ['report', 'self'],
  ['below', 'report'],
  ['peer', 'manager'],
])

beforeAll(async () => {
  company = await makeCompany()
  for (const who of kin) {
    const { browser } = await joinAs(company.workspace, company.people[who])
    cookies.set(who, browser.cookie!)
  }
  cookies.set('owner', company.owner.browser.cookie!)
  types = [
    await makeType(company.workspace, { visible_to_managers: true }),
    await makeType(company.workspace),
  ]
  for (const who of kin)
    for (const document_type_id of types)
      await upload(company.workspace, { employee_id: company.people[who], document_type_id })
})

/** Documents of a type are hidden from whoever they are about, or shown again. */
async function turn(): Promise<void> {
  isShown = !isShown
  const body = { visible_to_employee: isShown }
  await company.owner.browser.do('updateDocumentType', { ids: { id: types[1] }, body })
}

function isAbove(manager: Kin, who: Kin | undefined): boolean {
  const next = who && managers.get(who)
  return next !== undefined && (next === manager || isAbove(manager, next))
}

/** Somebody gets another manager, where that makes no circle. */
async function move(): Promise<void> {
  const who = pick(kin)
  const to = pick([...kin, undefined])
  if (to === who || (to && isAbove(who, to))) return
  const reporting_manager_id = to === undefined ? null : company.people[to]
  await company.workspace.muster.employees.update(company.people[who], { reporting_manager_id })
  managers.set(who, to)
}

const ask = (
  who: Kin | 'owner',
  path: string,
  { reach, ...more }: { reach?: string | undefined } & RequestInit = {},
) =>
  fetch(`${server.base_url}/console/v1/${path}`, {
    ...more,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: `__Host-muster_session=${cookies.get(who)}`,
      ...(more.body != null && { 'content-type': 'application/json' }),
      ...(reach !== undefined && { 'muster-reach': reach }),
    },
  })

/** What a list answers. */
interface Rows {
  readonly data: readonly Readonly<Record<string, string>>[]
}

/** Whose rows they are. */
function tellOwners(data: Rows['data'], column: string): Kin[] {
  const ids = new Set(data.map(row => row[column]))
  // Who was there before the company has no records, and is nobody's report.
  if (ids.size > kin.length) ids.delete(company.workspace.employee)
  return kin.filter(who => ids.delete(company.people[who])).concat([...ids] as Kin[])
}

async function reads(): Promise<void> {
  const who = pick([...kin, 'owner'] as const)
  const list = pick(Object.keys(lists))
  // The owner is linked to nobody, so there is all or nothing for them.
  const reach = who === 'owner' ? undefined : pick(['own', 'team', undefined])
  const answer = await ask(who, `${list}?limit=100`, { reach })
  if (answer.status === 403) return expect([who, reach]).not.toEqual([who, 'own'])
  const { data } = (await answer.json()) as Rows
  if (list === 'employee_documents') assertTypes(who, data)
  const seen = tellOwners(data, lists[list]!)
  const may = listPossible(who, reach)
  expect(may.map(each => [who, list, reach, each])).toContainEqual([who, list, reach, seen])
}

/** Whoever works here sees the types that are shown, and HR all of them. */
function assertTypes(who: Kin | 'owner', data: Rows['data']): void {
  const seen = new Set(data.map(({ document_type_id }) => document_type_id))
  const wanted = who === 'owner' || isShown ? types : types.slice(0, 1)
  expect([who, isShown, [...seen].sort()]).toEqual([who, isShown, [...wanted].sort()])
}

/** Whose rows may be seen, in the order of relations. A session remembers for a second whether somebody reports to it. */
function listPossible(who: Kin | 'owner', reach: string | undefined): (readonly Kin[])[] {
  if (who === 'owner') return [kin]
  if (reach === 'own') return [[who]]
  return [[who], kin.filter(each => each === who || isAbove(who, each))]
}

/** What a transaction under a person's role is broken off by: the caller, or what it refuses. */
async function breaksOff(): Promise<void> {
  const who = pick(kin)
  const broken = new AbortController()
  const asked = ask(who, `${pick(Object.keys(lists))}?limit=100`, { signal: broken.signal })
  setImmediate(() => broken.abort())
  await asked.then(answer => answer.text()).catch(() => undefined)
}

async function isRefused(): Promise<void> {
  const [who, other] = [pick(kin), pick(kin)]
  if (who === other) return
  const day = '2026-02-30'
  const sent = pick([
    { employee_id: company.people[other] },
    { employee_id: company.people[who], note: 7, date: day },
  ])
  const answer = await ask(who, 'punches', { method: 'POST', body: JSON.stringify(sent) })
  expect(answer.status).toBe(400)
}

async function readsByKey(): Promise<void> {
  const { json } = await raw('GET', '/v1/leave_applications?limit=100', { key: company.workspace.key })
  expect(new Set(json.data.map((row: { employee_id: string }) => row.employee_id)).size).toBe(kin.length)
}

describe('Reach', () => {
  it('holds whatever else is going on', async () => {
    for (let round = 0; round < rounds; round++) {
      await move()
      await turn()
      const work = Array.from({ length: atOnce }, () =>
        pick([reads, reads, reads, breaksOff, isRefused, readsByKey])(),
      )
      await Promise.all(work)
    }
  })
})
