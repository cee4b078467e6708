// Ledgers: committed texts, one line a fact, so that a review sees in a diff what a change does to them.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Ledger {
  /** The file's name in test/contract. */
  readonly name: string
  /** What its lines are; stands above them. */
  readonly title: readonly string[]
  readonly lines: readonly string[]
  /** Runs the test that writes it: the arguments of jest. */
  readonly test: string
}

const folder = join(import.meta.dirname, '../../contract')

/** The committed text is the ledger's; UPDATE_LEDGERS=1 makes it so. */
export function assertLedger(ledger: Ledger): void {
  if (process.env.UPDATE_LEDGERS === '1') writeFileSync(join(folder, ledger.name), textOf(ledger))
  const difference = differenceOf(readFileSync(join(folder, ledger.name), 'utf8'), ledger)
  if (difference !== undefined) throw new Error(difference)
}

/** The lines that are committed, without the title. */
export function committed(name: string): string[] {
  return linesOf(readFileSync(join(folder, name), 'utf8'))
}

/** What to tell of a committed text that is not the ledger's; undefined where it is. */
export function differenceOf(text: string, ledger: Ledger): string | undefined {
  if (text === textOf(ledger)) return undefined
  const before = linesOf(text)
  const removed = before.filter(line => !ledger.lines.includes(line)).map(line => `- ${line}`)
  const added = ledger.lines.filter(line => !before.includes(line)).map(line => `+ ${line}`)
  const changed = [...removed, ...added]
  return [
    `test/contract/${ledger.name} differs from what holds now (- as committed, + now):`,
    ...(changed.length > 0 ? changed : ['  the same lines, in another order or under another title']),
    'Where this is meant, write the file anew and commit it with the change:',
    `  UPDATE_LEDGERS=1 npm test -- ${ledger.test}`,
  ].join('\n')
}

export function textOf({ title, lines }: Ledger): string {
  return `${[...title.map(line => `# ${line}`.trimEnd()), ...lines].join('\n')}\n`
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
}
