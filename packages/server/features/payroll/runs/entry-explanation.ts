// The explanation of an entry: the reasons of each line, as they were when it was calculated.

import { type Db, statement } from '@muster/db'

/** A line as an entry keeps it: `[code, amount, reasons]`, and each reason `[rule, text, amount]`. */
export type KeptLine = readonly [
  code: string,
  amount: string,
  reasons: readonly (readonly [rule: string, text: string, amount: string | null])[],
]

interface ExplanationRow {
  /** JSON of KeptLine[]. */
  readonly explanation: string
  readonly net_salary: string
}

const found = statement<ExplanationRow, { id: string }>(
  'explanation_of_payroll_entry',
  `select explanation, net_salary from payroll_entries where workspace_id = :workspace_id and id = :id`,
)

export interface ExplainedLine {
  readonly rule: string
  readonly text: string
  readonly amount: string | null
}

/** The lines of a kept explanation for a person: each component with its amount, then why it is that. */
export function explainLines(lines: readonly KeptLine[]): ExplainedLine[] {
  return lines.flatMap(([code, amount, reasons]) => [
    { rule: code, text: `${code} is ${amount}`, amount },
    ...reasons.map(([rule, text, figure]) => ({ rule, text: `${code}: ${text}`, amount: figure })),
  ])
}

export async function explainEntry(db: Db, id: string): Promise<ExplainedLine[]> {
  const [row] = await db.run(found, { id })
  const { explanation, net_salary } = row!
  const lines = explainLines(JSON.parse(explanation))
  return [
    ...lines,
    { rule: 'net_salary', text: `Earnings less deductions are ${net_salary}`, amount: net_salary },
  ]
}
