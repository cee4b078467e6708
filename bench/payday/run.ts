// The benchmark of the day of pay (npm run bench:payday): people who look at their payslips, and what keys wait meanwhile.

import { fixed, table } from '../figures.ts'
import { type Measured, measureAt } from '../load.ts'
import { runBenchmark } from '../parts.ts'
import { get, pick } from '../requests.ts'
import { type Service, startInside } from '../servers.ts'
import { assertAnswered, type Bench } from '../turns.ts'
import { officeOf, signIn, type Visited, visit } from './visits.ts'
import { lockRun, makePayday, type Payday } from './workspace.ts'

/** 100,000 people in an hour, of a company that has servers of 40 cores for it; this machine has 2, which it shares. */
const peopleInAnHour = 100_000
const share = 2 / 40
const visitsPerSecond = (peopleInAnHour / 3_600) * share
/** One of three takes the PDF. */
const takesPdf = (n: number) => n % 3 === 0
const keysPerSecond = 40
const signInsPerSecond = 100

const minutes = ({ rounds }: Bench) => (rounds > 1 ? 3 : 0.25)
const burstSeconds = ({ rounds }: Bench) => (rounds > 1 ? 60 : 3)
const sizeOf = ({ rounds }: Bench) => (rounds > 1 ? 6_000 : 400)

await runBenchmark({
  command: 'bench:payday',
  section: 'payday',
  parts: {
    visits: {
      measured: bench => onPayday(bench, measureVisits),
      amount: bench =>
        `${fixed(visitsPerSecond, 1)} people a second for ${minutes(bench)} minutes, ${keysPerSecond} requests by keys a second`,
    },
    'sign-ins': {
      measured: bench => onPayday(bench, measureSignIns),
      amount: bench =>
        `${signInsPerSecond} people a second for ${burstSeconds(bench)} s, ${keysPerSecond} requests by keys a second`,
    },
  },
  // The people have a workspace of their own beside these.
  employees: 4_000,
})

async function onPayday(
  bench: Bench,
  work: (bench: Bench, service: Service, payday: Payday) => Promise<string>,
): Promise<string> {
  const { data, folder } = bench
  const payday = await makePayday(data, sizeOf(bench))
  const first = get('/v1/me', payday.workspace.key)
  const env = { MUSTER_TRUSTED_PROXIES: '127.0.0.1' }
  const service = await startInside({ data, folder, command: 'serve', env, first })
  try {
    await lockRun(data, service, payday.workspace)
    return await work(bench, service, payday)
  } finally {
    await service.stop()
  }
}

async function measureVisits(bench: Bench, service: Service, payday: Payday): Promise<string> {
  const seconds = minutes(bench) * 60
  const people = Math.round(visitsPerSecond * seconds)
  const come = (n: number) =>
    visit({ service, address: officeOf(n) }, payday.people[n % payday.people.length]!, takesPdf(n))
  return measureBeside(service, payday, { seconds, people, come })
}

async function measureSignIns(bench: Bench, service: Service, payday: Payday): Promise<string> {
  const seconds = burstSeconds(bench)
  const people = seconds * signInsPerSecond
  const come = (n: number) =>
    signIn({ service, address: officeOf(n) }, payday.people[n % payday.people.length]!)
  return measureBeside(service, payday, { seconds, people, come })
}

interface Crowd {
  readonly seconds: number
  readonly people: number
  /** What the nth does. */
  readonly come: (n: number) => Promise<Visited>
}

/** What keys wait alone, and while the people come. */
async function measureBeside(service: Service, payday: Payday, crowd: Crowd): Promise<string> {
  const { employees, workspace } = payday
  const request = () =>
    pick([
      () => get(`/v1/employees/${pick(employees)}`, workspace.key),
      () => get('/v1/employees', workspace.key),
      () => get('/v1/departments', workspace.key),
    ])()
  const keys = (seconds: number) => measureAt({ ports: [service.port], request }, keysPerSecond, seconds)
  await keys(3)
  const alone = await keys(Math.min(30, crowd.seconds))
  const coming = arrive(crowd)
  const beside = await keys(crowd.seconds)
  const visits = await coming
  assertAnswered(alone)
  assertAnswered(beside)
  const ratio = beside.p99 / alone.p99
  return [tellKeys(alone, beside, ratio), tellVisits(visits)].join('\n\n')
}

function tellKeys(alone: Measured, beside: Measured, ratio: number): string {
  const row = (what: string, { p50, p99, longest }: Measured) => [
    what,
    fixed(p50, 1),
    fixed(p99, 1),
    fixed(longest, 1),
  ]
  return table(
    ['keys', 'p50 ms', 'p99 ms', 'longest ms', 'p99 to alone'],
    [row('alone', alone), [...row('beside', beside), fixed(ratio, 2)]],
  )
}

function tellVisits(visits: readonly Visited[]): string {
  const sorted = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (part: number) => fixed(sorted[Math.floor((sorted.length - 1) * part)]! / 1_000, 1)
  const lost = visits.flatMap(one => one.lost ?? [])
  for (const [why, group] of Map.groupBy(lost, why => why)) console.log(`lost ${group.length}: ${why}`)
  const turned = visits.filter(({ turnedAway }) => turnedAway > 0).length
  const counts = [visits.length, lost.length, turned].map(n => fixed(n, 0))
  return table(
    ['people', 'came', 'lost', 'told to come back', 'p50 s', 'p99 s', 'longest s'],
    [['', ...counts, at(0.5), at(0.99), at(1)]],
  )
}

/** They come evenly, each at their moment whatever the others meet. */
async function arrive({ seconds, people, come }: Crowd): Promise<Visited[]> {
  const began = performance.now()
  const visits = Array.from({ length: people }, async (_, n) => {
    const due = (n / people) * seconds * 1_000 - (performance.now() - began)
    await new Promise(start => setTimeout(start, Math.max(0, due)))
    return come(n)
  })
  return Promise.all(visits)
}
