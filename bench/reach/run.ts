// The benchmark of reach (npm run bench:reach): what a person waits for beside a key, with teams of any size, and what a move of many costs.

import { onOwner } from '../../packages/server/cli/seed/bulk.ts'
import { fixed, median, range, table } from '../figures.ts'
import { measure } from '../load.ts'
import { runBenchmark } from '../parts.ts'
import { signIn } from '../payday/visits.ts'
import { get } from '../requests.ts'
import { type Service, startInside } from '../servers.ts'
import { assertAnswered, type Bench, inTurn, middle, type Side } from '../turns.ts'
import { type Company, makeCompany, type Person } from './company.ts'

/** Below the one at the top. */
const levelsOf = ({ rounds }: Bench) => (rounds > 1 ? 5 : 3)

const lists: readonly (readonly [string, string])[] = [
  ['25 employees', '/v1/employees'],
  ['25 of leave', '/v1/leave_applications'],
  ['25 of attendance', '/v1/attendance_records'],
]

const wrongLines = `
  with fresh as (
    select manager_id, employee_id, depth
    from find_reporting_lines($1, array(select id from employees where workspace_id = $1))),
  kept as (select manager_id, employee_id, depth from reporting_lines where workspace_id = $1)
  select ((select count(*) from (select * from fresh except select * from kept) as missing)
    + (select count(*) from (select * from kept except select * from fresh) as left_over))::text as wrong`

/** The team of which a feed is read. */
const feedTeam = 500

/** A calendar asks seldom, and may not ask often: so often, one after the other. */
const feedReads = 25

await runBenchmark({
  command: 'bench:reach',
  section: 'reach',
  parts: {
    reads: {
      measured: bench => inCompany(bench, measureReads),
      amount: bench =>
        `one request at a time, medians of ${bench.rounds} rounds of ${bench.seconds} s in turn`,
    },
    moves: {
      measured: bench => inCompany(bench, measureMoves),
      amount: bench => `there and back ${bench.rounds} times`,
    },
  },
  // The company has a workspace of its own beside these.
  employees: 4_000,
})

interface Inside {
  readonly bench: Bench
  readonly company: Company
  readonly service: Service
}

async function inCompany(bench: Bench, work: (inside: Inside) => Promise<string>): Promise<string> {
  const { data, folder } = bench
  const company = await makeCompany(data, levelsOf(bench))
  const first = get('/v1/me', company.key)
  const env = { MUSTER_TRUSTED_PROXIES: '127.0.0.1' }
  const service = await startInside({ data, folder, command: 'bench/reach/serve.ts', env, first })
  try {
    return await work({ bench, company, service })
  } finally {
    await service.stop()
  }
}

/** The next request, as HTTP/1.1 text. */
type Request = () => string

async function measureReads(inside: Inside): Promise<string> {
  const { company, service } = inside
  const { people } = company
  const rows: string[][] = []
  const cookies = new Map<Person, string>()
  for (const person of people) {
    const { cookie, lost } = await signIn({ service, address: '10.20.0.1' }, person.credentials)
    if (lost !== undefined) throw new Error(lost)
    cookies.set(person, cookie)
  }
  const asked = (person: Person, reach: string) => (path: string) =>
    `GET ${path.replace('/v1/', '/console/v1/')} HTTP/1.1\r\nHost: bench\r\nSec-Fetch-Site: same-origin\r\n` +
    `Cookie: ${cookies.get(person)}\r\nMuster-Reach: ${reach}\r\n\r\n`
  const byKey = (path: string) => get(path, company.key)
  const lowest = people.at(-1)!
  const managers = people.slice(0, -1).toReversed()
  const one = () => `/v1/employees/${lowest.employee_id}`
  const ofOne = () => `/v1/leave_applications?employee_id=${lowest.employee_id}`
  const tellAll = async (title: string, sides: Readonly<Record<string, Request>>) => {
    rows.push(...(await compare(inside, title, sides)))
  }
  await tellAll('get an employee', {
    'by key': () => byKey(one()),
    own: () => asked(lowest, 'own')(one()),
    ...Object.fromEntries(
      managers.map(person => [tellTeam(person), () => asked(person, 'team')(one())] as const),
    ),
  })
  await tellAll('leave of one employee', {
    'by key': () => byKey(ofOne()),
    own: () => asked(lowest, 'own')('/v1/leave_applications'),
  })
  for (const [title, path] of lists)
    await tellAll(title, {
      'by key': () => byKey(path.replace('/console/', '/v1/')),
      ...Object.fromEntries(
        managers.map(person => [tellTeam(person), () => asked(person, 'team')(path)] as const),
      ),
    })
  rows.push(await timeFeed(service, managers, cookies))
  return table(['', 'p50 ms', 'p99 ms', 'range of p50', 'p50 beyond a key'], rows)
}

function tellTeam({ team }: Person): string {
  return `team of ${fixed(team, 0)}`
}

async function compare(
  { bench, service }: Inside,
  title: string,
  requests: Readonly<Record<string, Request>>,
): Promise<string[][]> {
  const side =
    (request: Request): Side =>
    async seconds => {
      const measured = await measure({ ports: [service.port], request }, 1, seconds)
      assertAnswered(measured, 200)
      return Object.assign({ cpu: undefined }, measured)
    }
  const names = Object.keys(requests)
  const sides = Object.fromEntries(names.map(name => [name, side(requests[name]!)]))
  const samples = await inTurn(bench, sides)
  const least = samples['by key']
  return names.map(name => {
    const of = samples[name]!
    const halves = of.map(({ p50 }) => p50)
    const beyond = least && name !== 'by key' ? fixed(middle(of, 'p50') - middle(least, 'p50'), 2) : ''
    const row = [fixed(middle(of, 'p50'), 2), fixed(middle(of, 'p99'), 2), range(halves, 2), beyond]
    console.log(`${title}, ${name}  ${row.join('  ')}`)
    return [`${title}, ${name}`, ...row]
  })
}

/** The feed of a team, read as a calendar does. */
async function timeFeed(
  { port }: Service,
  managers: readonly Person[],
  cookies: ReadonlyMap<Person, string>,
): Promise<string[]> {
  const manager = managers.find(({ team }) => team > feedTeam) ?? managers.at(-1)!
  const response = await fetch(`http://127.0.0.1:${port}/console/calendar_feeds`, {
    method: 'POST',
    headers: {
      cookie: cookies.get(manager)!,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Team', kind: 'team', language: 'en' }),
  })
  const feed = (await response.json()) as { secret?: string }
  if (!feed.secret) throw new Error(`No feed was made: ${JSON.stringify(feed)}`)
  const took: number[] = []
  for (let read = 0; read < feedReads; read++) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/calendar/${feed.secret}.ics`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The feed answered ${answer.status}`)
    took.push(performance.now() - began)
  }
  return [
    `feed, ${tellTeam(manager)}`,
    fixed(median(took), 2),
    fixed(Math.max(...took), 2),
    range(took, 2),
    '',
  ]
}

async function measureMoves({ bench, company, service }: Inside): Promise<string> {
  const ask = async (method: string, path: string, body: object): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${company.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { id?: string }
    if (!answer.id) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.id
  }
  const chief = await ask('POST', '/v1/employees', {
    first_name: 'Hina',
    last_name: 'Raza',
    joining_date: '2020-01-01',
  })
  const rows: string[][] = []
  for (const [level, { employee_id, team }] of company.people.toReversed().entries()) {
    const before = company.people.at(-level - 2)?.employee_id ?? null
    const took: number[] = []
    for (let round = 0; round < bench.rounds; round++)
      for (const reporting_manager_id of [chief, before]) {
        const began = performance.now()
        await ask('PATCH', `/v1/employees/${employee_id}`, { reporting_manager_id })
        took.push(performance.now() - began)
      }
    rows.push([fixed(team + 1, 0), fixed(median(took), 0), range(took, 0), await countWrong(bench, company)])
    console.log(rows.at(-1)!.join('  '))
  }
  return table(['people moved', 'median ms', 'range', 'lines that are not as worked out anew'], rows)
}

/** The lines that are stored and should not be, and those that are missing. */
async function countWrong({ data }: Bench, { id }: Company): Promise<string> {
  let wrong = ''
  await onOwner(data.url, async client => {
    const { rows } = await client.query<{ wrong: string }>(wrongLines, [id])
    wrong = rows[0]!.wrong
  })
  return wrong
}
