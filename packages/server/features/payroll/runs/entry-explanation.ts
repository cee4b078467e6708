// The explanation of an entry: the reasons of each line, as they were when it was calculated.

import { type Db, statement } from '@muster/db'
import { type Because, findLawPack, type Pack, readLawSource, type Source } from '@muster/engine'

/** A reason as an entry keeps it; what decided it as `sas_...` or `income_tax.slabs`, each with the day from which it holds. */
export type KeptReason = readonly [
  rule: string,
  text: string,
  amount: string | null,
  source?: readonly [decided: string, from: string | null] | null,
  refs?: readonly string[],
]

/** A line as an entry keeps it: `[code, amount, reasons]`. */
export type KeptLine = readonly [code: string, amount: string, reasons: readonly KeptReason[]]

/** Short, for there are some 20 in each entry. The law is kept by name: packs keep their old years. */
export function keepReason({ rule, text, amount, source, refs }: Because): KeptReason {
  if (refs) return [rule, text, amount, source ? keepSource(source) : null, refs]
  return source ? [rule, text, amount, keepSource(source)] : [rule, text, amount]
}

function keepSource(source: Source): readonly [string, string | null] {
  return 'parameter' in source ? [source.parameter, source.from] : [source.id, source.from]
}

function readReason(pack: Pack | undefined, [rule, text, amount, kept, refs = []]: KeptReason): Because {
  const source = kept ? readSource(pack, kept) : undefined
  return source ? { rule, text, amount, source, refs } : { rule, text, amount, refs }
}

function readSource(
  pack: Pack | undefined,
  [decided, from]: readonly [string, string | null],
): Source | undefined {
  return pack && from !== null && Object.hasOwn(pack.parameters, decided)
    ? readLawSource(pack, decided, from)
    : { id: decided, from }
}

interface ExplanationRow {
  /** JSON of KeptLine[]. */
  readonly explanation: string
  readonly net_salary: string
}

const found = statement<ExplanationRow, { id: string }>(
  'explanation_of_payroll_entry',
  `select explanation, net_salary from payroll_entries where workspace_id = :workspace_id and id = :id`,
)

/** The lines of a kept explanation for a person: each component with its amount, then why it is that. */
function explainLines(pack: Pack | undefined, lines: readonly KeptLine[]): Because[] {
  return lines.flatMap(([code, amount, reasons]) => [
    { rule: code, text: `${code} is ${amount}`, amount },
    ...reasons.map(kept => {
      const because = readReason(pack, kept)
      return { ...because, text: `${code}: ${because.text}` }
    }),
  ])
}

export async function explainEntry(db: Db, id: string, country: string): Promise<Because[]> {
  const [row] = await db.run(found, { id })
  const { explanation, net_salary } = row!
  const lines = explainLines(findLawPack(country), JSON.parse(explanation))
  return [
    ...lines,
    { rule: 'net_salary', text: `Earnings less deductions are ${net_salary}`, amount: net_salary },
  ]
}
