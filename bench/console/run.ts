// The benchmark of the console (npm run bench:console): what pages weigh and cost in a real browser, beside their budgets.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { budgets } from '../../test/support/browser/scripts.ts'
import { usedByEnded } from '../cpu.ts'
import { fixed, median, table } from '../figures.ts'
import { failInWords, options } from '../options.ts'
import { place, write } from '../report.ts'
import { type Demo, startDemo } from './demo.ts'
import { type Load, load, type Target } from './load.ts'

const root = resolve(import.meta.dirname, '../..')
const installed = process.env.MUSTER_CHROMIUM || '/usr/bin/chromium'

const targets: readonly Target[] = [
  { name: 'sign-in', path: '/app/sign-in', usable: 'input' },
  { name: 'home', path: '/app/', usable: 'main h1' },
  { name: 'inbox', path: '/app/inbox', usable: 'main h1' },
  { name: 'employees', path: '/app/employees', usable: 'main tbody tr' },
  { name: 'new employee', path: '/app/employees/new', usable: 'main form input' },
]

const kB = (bytes: number) => fixed(bytes / 1000, 1)

interface Measure {
  readonly title: string
  readonly budget: string
  readonly figure: (loads: readonly Load[], slow: readonly Load[]) => string
}

const middle = (loads: readonly Load[], of: (load: Load) => number, digits: number) =>
  fixed(median(loads.map(of)), digits)

const measures: readonly Measure[] = [
  {
    title: 'JavaScript, brotli kB',
    budget: `${budgets.signIn / 1000}; a room ${budgets.room / 1000}`,
    figure: ([one]) => kB(one!.scripts.brotli),
  },
  { title: 'JavaScript, gzip kB', budget: '', figure: ([one]) => kB(one!.scripts.gzip) },
  { title: 'CSS, brotli kB', budget: '15', figure: ([one]) => kB(one!.styles.brotli) },
  { title: 'CSS, gzip kB', budget: '', figure: ([one]) => kB(one!.styles.gzip) },
  { title: 'requests', budget: '', figure: ([one]) => String(one!.requests) },
  {
    title: 'main thread until usable, ms',
    budget: '250',
    figure: loads => middle(loads, one => one.mainThreadMs, 0),
  },
  {
    title: 'largest paint, slowed, ms',
    budget: '2,500',
    figure: (_, slow) => middle(slow, one => one.largestPaintMs, 0),
  },
  {
    title: 'layout shift, slowed',
    budget: '0.05',
    figure: (_, slow) => middle(slow, one => one.layoutShift, 3),
  },
]

const help = `npm run bench:console -- [options]

  --rounds N    how often each page is loaded (5)
  --quick       one round of each
  --write       puts the table into docs/benchmarks.md

It takes a Chromium at ${installed}; MUSTER_CHROMIUM names another one.`

/** Its seconds, and those of processor time. */
function build(): readonly [number, number] {
  const [start, used] = [performance.now(), usedByEnded()]
  const script = join(root, 'scripts/build/build-console.ts')
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The console cannot be built; see above.')
  return [(performance.now() - start) / 1000, usedByEnded() - used]
}

/** Without the cookie first: the page of the sign-in. */
async function measure(context: BrowserContext, { origin, link }: Demo): Promise<string[][]> {
  const columns: string[][] = []
  for (const target of targets) {
    if (target.name === 'home') await signIn(context, origin, link)
    const [loads, slow]: [Load[], Load[]] = [[], []]
    for (let n = 0; n < options.rounds; n++) {
      loads.push(await load(context, origin, target, { slowed: false }))
      slow.push(await load(context, origin, target, { slowed: true }))
    }
    const complaints = new Set([...loads, ...slow].flatMap(one => one.complaints))
    for (const complaint of complaints) console.log(`${target.name}: ${complaint}`)
    columns.push(measures.map(({ figure }) => figure(loads, slow)))
    console.log(`${target.name}: ${columns.at(-1)!.join('  ')}`)
  }
  return columns
}

async function signIn(context: BrowserContext, origin: string, link: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/app/sign-in#${link}`)
  await page.waitForURL(`${origin}/app/`)
  await page.close()
}

async function run(): Promise<void> {
  if (options.help) return console.log(help)
  // Without what a build before has compressed, as on a machine that never built it; then with it.
  rmSync(join(root, 'packages/console/dist'), { recursive: true, force: true })
  const [[seconds, used], [againSeconds, againUsed]] = [build(), build()]
  const folder = mkdtempSync(join(tmpdir(), 'muster-console-'))
  const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox'] })
  const demo = await startDemo(folder)
  try {
    const columns = await measure(await browser.newContext(), demo)
    const rows = measures.map(({ title, budget }, n) => [title, ...columns.map(column => column[n]!), budget])
    const none = targets.slice(1).map(() => '')
    const found = table(
      ['', ...targets.map(({ name }) => name), 'budget'],
      [
        ...rows,
        ['build from nothing, s', fixed(seconds, 1), ...none, '3'],
        ['build from nothing, processor s', fixed(used, 1), ...none, ''],
        ['build again, s', fixed(againSeconds, 1), ...none, '3'],
        ['build again, processor s', fixed(againUsed, 1), ...none, ''],
      ],
    )
    const about = `${place(', for browser, server and database together')}, load average ${fixed(loadavg()[0]!, 1)}; Chromium ${browser.version()}, Node ${process.versions.node}; medians of ${options.rounds} loads without a cache; slowed: a quarter of the processor, 8.1 Mbit/s, 165 ms; \`npm run bench:console\``
    console.log(`\n${found}\n\n${about}`)
    if (options.write) write('console', `${found}\n\n${about}.`)
  } finally {
    await demo.stop()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await failInWords(run)
