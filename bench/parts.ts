// Parts: what a benchmark consists of, run one after the other on the same rows, each with its table told and written.

import { against, type Other } from './against.ts'
import { bar } from './bar.ts'
import { benchData } from './data.ts'
import { fixed } from './figures.ts'
import { Findings } from './findings.ts'
import { failInWords, help, options } from './options.ts'
import { profile, secondsAlone } from './profile.ts'
import { assertCommitted, circumstances, rounds, write } from './report.ts'
import type { Scenario } from './scenarios.ts'
import { removeLogs } from './servers.ts'
import type { Bench } from './turns.ts'

export interface Part {
  /** The tables. */
  readonly measured: (bench: Bench, findings: Findings) => Promise<string>
  /** How often and how much, in words. */
  readonly amount: (bench: Bench) => string
}

export interface Benchmark {
  /** As npm run is given it. */
  readonly command: string
  /** What its places in the document are called before the name of the part. */
  readonly section?: string
  readonly parts: Readonly<Record<string, Part>>
  /** In all workspaces. */
  readonly employees: number
  /** What can be profiled. */
  readonly scenarios?: (bench: Bench) => Promise<Readonly<Record<string, Scenario>>>
  /** Lines of the help about what not every benchmark takes. */
  readonly help?: readonly string[]
}

/** A table that is ready, with what is needed to judge it. */
interface Told {
  readonly name: string
  readonly tables: string
  readonly amount: string
  readonly flags: string
}

/** Does what the command line says. */
export function runBenchmark(benchmark: Benchmark): Promise<void> {
  return failInWords(async () => {
    const { parts } = benchmark
    if (options.help) return console.log(help(benchmark.command, Object.keys(parts), benchmark.help ?? []))
    const wanted = options.only.length > 0 ? options.only : Object.keys(parts)
    const unknown = wanted.find(name => !parts[name])
    if (unknown) throw new Error(`There is no part ${unknown}; parts are ${Object.keys(parts).join(', ')}.`)
    if (options.write) assertCommitted()
    const started = performance.now()
    const data = await benchData(options.folder, benchmark.employees)
    removeLogs(options.folder)
    const bench: Bench = { ...options, data }
    const findings = new Findings()
    try {
      if (options.profile) await profileOf(benchmark, bench, options.profile, findings)
      else if (options.against) await compareWith(benchmark, bench, options.against, findings)
      else if (options.bar) await holdToBar(benchmark, bench, findings)
      else await runParts(benchmark, bench, wanted, findings, started)
    } finally {
      await data.stop()
    }
    if (findings.faults.length > 0) throw new Error(findings.faults.join('\n'))
  })
}

/**
 * All parts are one run: the document says once of which commit it is. Where some are left out, or one fails, each table
 * says its own.
 */
async function runParts(
  benchmark: Benchmark,
  bench: Bench,
  wanted: readonly string[],
  findings: Findings,
  started: number,
): Promise<void> {
  const all: Told[] = []
  const isOne = options.only.length === 0 && benchmark.section === undefined
  for (const name of wanted) {
    const flags = isOne ? options.flags : `--only ${name}`
    // What was measured before is told all the same.
    await tell(benchmark, bench, name, flags, benchmark.parts[name]!, findings).then(
      told => all.push(told),
      error => findings.faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }
  const took = `${fixed((performance.now() - started) / 60_000, 1)} minutes`
  console.log(`\nThat took ${took}.`)
  if (!options.write) return
  const isWhole = isOne && all.length === wanted.length
  if (isWhole) {
    const about = circumstances(bench, `${took} in all`, commandOf(benchmark, options.flags))
    write('run', `Tables that name no commit are of this run: ${about}.`)
  }
  for (const told of all)
    write(
      placeOf(benchmark, told.name),
      isWhole ? `${told.tables}\n\n${sentence(told.amount)}` : alone(benchmark, bench, told),
    )
}

async function profileOf(
  benchmark: Benchmark,
  bench: Bench,
  names: string,
  findings: Findings,
): Promise<void> {
  const known = await scenariosOf(benchmark, bench, 'profiled')
  await tellAlone(benchmark, bench, 'profile', `--profile ${names}`, findings, {
    measured: () => profile(bench, names.split(','), known, secondsAlone),
    amount: () => `${bench.connections} connections, ${secondsAlone} s each`,
  })
}

async function compareWith(
  benchmark: Benchmark,
  bench: Bench,
  other: Other,
  findings: Findings,
): Promise<void> {
  const known = await scenariosOf(benchmark, bench, 'compared')
  await tellAlone(benchmark, bench, 'against', '--against FOLDER', findings, {
    measured: () => against(bench, other, known),
    amount: rounds,
  })
}

async function holdToBar(benchmark: Benchmark, bench: Bench, findings: Findings): Promise<void> {
  const known = await scenariosOf(benchmark, bench, 'held to a bar')
  console.log(`\n${await bar(bench, options.scenarios, known, findings)}`)
}

async function scenariosOf(benchmark: Benchmark, bench: Bench, what: string) {
  if (!benchmark.scenarios) throw new Error(`Nothing of npm run ${benchmark.command} can be ${what}.`)
  return benchmark.scenarios(bench)
}

async function tell(
  benchmark: Benchmark,
  bench: Bench,
  name: string,
  flags: string,
  { measured, amount }: Part,
  findings: Findings,
): Promise<Told> {
  console.log(`\n${name}`)
  const told = { name, tables: await measured(bench, findings), amount: amount(bench), flags }
  console.log(`\n${alone(benchmark, bench, told)}`)
  return told
}

/** A part of its own, which is written at once. */
async function tellAlone(
  benchmark: Benchmark,
  bench: Bench,
  name: string,
  flags: string,
  findings: Findings,
  part: Part,
): Promise<void> {
  const told = await tell(benchmark, bench, name, flags, part, findings)
  if (options.write) write(placeOf(benchmark, name), alone(benchmark, bench, told))
}

function alone(benchmark: Benchmark, bench: Bench, { tables, amount, flags }: Told): string {
  return `${tables}\n\n${circumstances(bench, amount, commandOf(benchmark, flags))}.`
}

const placeOf = ({ section }: Benchmark, name: string): string => (section ? `${section} ${name}` : name)
const commandOf = ({ command }: Benchmark, flags: string): string =>
  `npm run ${command}${flags === '' ? '' : ` -- ${flags}`}`
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
