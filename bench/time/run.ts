// The benchmark of leave and attendance (npm run bench:time): a month graded, leave applied for, balances listed.

import { benchData } from '../data.ts'
import { options, toldInWords } from '../options.ts'
import { circumstances, write } from '../report.ts'
import { removeLogs } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { employees, month } from './month.ts'

interface Part {
  readonly measured: (bench: Bench) => Promise<string>
  /** How much, in words. */
  readonly amount: (bench: Bench) => string
}

const parts: Readonly<Record<string, Part>> = {
  month: {
    measured: ({ data }) => month(data),
    amount: () => `${employees} employees, 30 days, two punches a day, 500 employees a transaction`,
  },
}

/** So that the largest of the workspaces has as many who work there, the others having left. */
const inAll = Math.ceil((employees * 1.15) / 0.3)

async function run(): Promise<void> {
  const wanted = options.only.length > 0 ? options.only : Object.keys(parts)
  const unknown = wanted.find(name => !parts[name])
  if (unknown) throw new Error(`There is no part ${unknown}; parts are ${Object.keys(parts).join(', ')}.`)
  const data = await benchData(options.folder, inAll)
  removeLogs(options.folder)
  const bench: Bench = { ...options, data }
  try {
    for (const name of wanted) {
      console.log(`\n${name}`)
      const { measured, amount } = parts[name]!
      const found = await measured(bench)
      const about = circumstances(bench, amount(bench), `npm run bench:time -- --only ${name}`)
      console.log(`\n${found}\n\n${about}`)
      if (options.write) write(`time ${name}`, `${found}\n\n${about}.`)
    }
  } finally {
    await data.stop()
  }
}

await toldInWords(run)
