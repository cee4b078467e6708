// A program that reads tables and says of each how it ended, and how much memory the process has had by then.

import { readFile } from 'node:fs/promises'
import { readTable, type TableFormat } from '@muster/formats'

export interface Outcome {
  readonly rows: number
  /** Of the refusal. */
  readonly message: string | null
  readonly line: number | null
  /** The most that the process had resident, in MB. */
  readonly resident: number
  /** Processor time in ms. */
  readonly cpu: number
}

async function read(path: string, bytes: number | undefined): Promise<Outcome> {
  const start = process.cpuUsage()
  let rows = 0
  let refusal: { message: string; line?: number | null } | undefined
  try {
    const format = path.endsWith('.csv') ? 'csv' : ('xlsx' satisfies TableFormat)
    const table = await readTable(await readFile(path), { format, limits: bytes ? { bytes } : {} })
    for await (const _ of table.rows) rows += 1
  } catch (error) {
    refusal = error as Error
  }
  const { user, system } = process.cpuUsage(start)
  const resident = process.resourceUsage().maxRSS / 1024
  return {
    rows,
    message: refusal?.message ?? null,
    line: refusal?.line ?? null,
    resident,
    cpu: (user + system) / 1000,
  }
}

const [path, bytes] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await read(path!, bytes === undefined ? undefined : Number(bytes))))
process.disconnect?.()
