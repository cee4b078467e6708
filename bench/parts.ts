// Parts: what a benchmark consists of, run one after the other on the same rows, each with its table told and written.

import { against, type Other } from './against.ts'
import { benchData } from './data.ts'
import { failInWords, help, options } from './options.ts'
import { profile, seconds } from './profile.ts'
import { circumstances, rounds, write } from './report.ts'
import type { Scenario } from './scenarios.ts'
import { removeLogs } from './servers.ts'
import type { Bench } from './turns.ts'

export interface Part {
  /** The tables. */
  readonly measured: (bench: Bench) => Promise<string>
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

/** Does what the command line says. */
export function runBenchmark(benchmark: Benchmark): Promise<void> {
  return failInWords(async () => {
    const { parts } = benchmark
    if (options.help) return console.log(help(benchmark.command, Object.keys(parts), benchmark.help ?? []))
    const wanted = options.only.length > 0 ? options.only : Object.keys(parts)
    const unknown = wanted.find(name => !parts[name])
    if (unknown) throw new Error(`There is no part ${unknown}; parts are ${Object.keys(parts).join(', ')}.`)
    const data = await benchData(options.folder, benchmark.employees)
    removeLogs(options.folder)
    const bench: Bench = { ...options, data }
    try {
      if (options.profile) await profiled(benchmark, bench, options.profile)
      else if (options.against) await compareWith(benchmark, bench, options.against)
      else for (const name of wanted) await tell(benchmark, bench, name, `--only ${name}`, parts[name]!)
    } finally {
      await data.stop()
    }
  })
}

async function profiled(benchmark: Benchmark, bench: Bench, names: string): Promise<void> {
  if (!benchmark.scenarios) throw new Error(`Nothing of npm run ${benchmark.command} can be profiled.`)
  const known = await benchmark.scenarios(bench)
  await tell(benchmark, bench, 'profile', `--profile ${names}`, {
    measured: () => profile(bench, names, known),
    amount: () => `${bench.connections} connections, ${seconds} s each`,
  })
}

async function compareWith(benchmark: Benchmark, bench: Bench, other: Other): Promise<void> {
  if (!benchmark.scenarios) throw new Error(`Nothing of npm run ${benchmark.command} can be compared.`)
  const known = await benchmark.scenarios(bench)
  await tell(benchmark, bench, 'against', '--against FOLDER', {
    measured: () => against(bench, other, known),
    amount: rounds,
  })
}

async function tell(
  { command, section }: Benchmark,
  bench: Bench,
  name: string,
  flags: string,
  { measured, amount }: Part,
): Promise<void> {
  console.log(`\n${name}`)
  const tables = await measured(bench)
  const about = circumstances(bench, amount(bench), `npm run ${command} -- ${flags}`)
  console.log(`\n${tables}\n\n${about}`)
  if (options.write) write(section ? `${section} ${name}` : name, `${tables}\n\n${about}.`)
}
