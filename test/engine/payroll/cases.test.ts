// Payroll: every case of test/engine/cases/payroll, run by run, with the figures and lines that it names.

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EntryResult } from '../../../packages/engine/index.ts'
import { missingComponents, readPayrollCases } from '../../support/fixtures/payroll-cases.ts'
import { type PayrollCase, runHistory } from '../../support/fixtures/payroll-history.ts'

const files = readdirSync(resolve(import.meta.dirname, '../cases/payroll'))
  .filter(file => file !== 'base.yaml')
  .map(file => file.replace('.yaml', ''))

/** Of what a case expects: a line by its code, a list by its first words, a figure by its name. */
function readFigure(entry: EntryResult, name: string): unknown {
  if (name === 'warnings') return entry.warnings.map(({ code }) => code)
  if (name === 'unverified') return entry.unverified.map(({ parameter }) => parameter)
  if (name === 'deferred') return entry.deferred.map(({ code, amount }) => `${code} ${amount}`)
  if (name === 'because') return entry.lines.flatMap(({ because }) => because.map(({ text }) => text))
  if (name === 'claims') return entry.claims.map(({ kind, object_id }) => `${kind} ${object_id}`)
  if (name === 'lines') return entry.lines.map(({ code }) => code)
  if (name !== name.toUpperCase()) {
    const figure = entry[name as keyof EntryResult]
    return figure === undefined ? 'no such figure' : String(figure)
  }
  return entry.lines.find(({ code }) => code === name)?.amount ?? 'none'
}

it('every system component is in the base of the cases', () => {
  expect(missingComponents).toEqual([])
})

describe.each(files)('%s', file => {
  it.each(readPayrollCases<readonly PayrollCase[]>(file))('$name', given => {
    for (const { run, entry } of runHistory(given)) {
      const expected = Object.entries(run.expect ?? {})
      const found = expected.map(([name, wanted]) => {
        const figure = readFigure(entry, name)
        // Of many reasons, a case quotes some.
        const quoted =
          Array.isArray(figure) && name === 'because'
            ? figure.map(String).filter(each => (wanted as unknown[]).includes(each))
            : figure
        return [name, quoted]
      })
      expect({ month: run.month, ...Object.fromEntries(found) }).toEqual({
        month: run.month,
        ...Object.fromEntries(expected),
      })
    }
  })
})

it('what explains a figure, what is warned of and what waits has words and no identifiers', () => {
  const told = files
    .flatMap(file => readPayrollCases<readonly PayrollCase[]>(file))
    .flatMap(runHistory)
    .flatMap(({ entry }) => [
      ...entry.lines.flatMap(({ because }) => because),
      ...entry.warnings,
      ...entry.deferred,
    ])
  // The reason of a correction is what somebody wrote.
  const texts = new Set(
    told.map(({ text }) => String(text).replaceAll(/(corrected to [a-z ]+) \([^)]*\)/g, '$1')),
  )
  expect(texts.size).toBeGreaterThan(200)
  expect([...texts].filter(text => /[a-z]_[a-z]|[a-z]\.[a-z]/.test(text))).toEqual([])
})
