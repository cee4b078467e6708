// The explanation of an entry: the reasons of each line, as they were when it was calculated.

import { type Db, statement } from '@muster/db'
import {
  type Because,
  type Deferred,
  findLawPack,
  owedKinds,
  type Pack,
  readLawSource,
  type Source,
  stillOwed,
  sumMoney,
} from '@muster/engine'
import { type Gaps, say } from '@muster/sentences'
import { readNoteGaps, readReasonGaps, readSentence } from './entry-gaps.ts'

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
  const said = String(text)
  if (refs) return [rule, said, amount, source ? keepSource(source) : null, refs]
  return source ? [rule, said, amount, keepSource(source)] : [rule, said, amount]
}

function keepSource(source: Source): readonly [string, string | null] {
  return 'parameter' in source ? [source.parameter, source.from] : [source.id, source.from]
}

function readReason(
  pack: Pack | undefined,
  [rule, text, amount, kept, refs = []]: KeptReason,
  gaps: Gaps | undefined,
): Because {
  const source = kept ? readSource(pack, kept) : undefined
  const said = readSentence(text, gaps)
  return source ? { rule, text: said, amount, source, refs } : { rule, text: said, amount, refs }
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
  /** JSON: what pay did not suffice for, and of warnings what is still owed. */
  readonly deferred: string
  readonly warnings: string
  readonly gaps: string | null
}

const selectExplanationOfPayrollEntry = statement<ExplanationRow, { id: string }>(
  'explanation_of_payroll_entry',
  `select explanation, net_salary, deferred, warnings, gaps from payroll_entries where workspace_id = :workspace_id and id = :id`,
)

/** The lines of a kept explanation for a person: each component with its amount, then why it is that. */
function explainLines(pack: Pack | undefined, { explanation, gaps }: ExplanationRow): Because[] {
  const lines: readonly KeptLine[] = JSON.parse(explanation)
  const reasonGaps = readReasonGaps({ explanation }, gaps)
  let place = 0
  return lines.flatMap(([code, amount, reasons]) => [
    { rule: code, text: say`${code} is ${amount}`, amount },
    ...reasons.map(kept => {
      const because = readReason(pack, kept, reasonGaps[place++])
      return { ...because, text: say`${code}: ${because.text}` }
    }),
  ])
}

interface KeptDeferred {
  readonly kind: Deferred['kind']
  readonly amount: string
  readonly text: string
}

/** What pay did not suffice for, unless a line says so already, and what of it is owed after a final run. */
function explainDeferred({ deferred, warnings, gaps }: ExplanationRow, lines: readonly Because[]): Because[] {
  const waiting: readonly KeptDeferred[] = JSON.parse(deferred)
  const storedWarnings: readonly { readonly code: string; readonly text: string }[] = JSON.parse(warnings)
  const noteGaps = readNoteGaps({ warnings, deferred }, gaps)
  const owed = waiting.filter(({ kind }) => owedKinds.includes(kind)).map(({ amount }) => amount)
  const decimals = owed[0]?.split('.')[1]?.length ?? 0
  return [
    ...waiting
      .map(({ text, amount }, n) => ({
        rule: 'deferred',
        text: readSentence(text, noteGaps.deferred[n]),
        amount,
      }))
      .filter(({ text }) => !lines.some(line => String(line.text).endsWith(`: ${text}`))),
    ...storedWarnings.flatMap(({ code, text }, n) =>
      code === stillOwed
        ? [
            {
              rule: stillOwed,
              text: readSentence(text, noteGaps.warnings[n]),
              amount: sumMoney(owed, decimals),
            },
          ]
        : [],
    ),
  ]
}

export async function explainEntry(db: Db, id: string, country: string): Promise<Because[]> {
  const [row] = await db.run(selectExplanationOfPayrollEntry, { id })
  const { net_salary } = row!
  const lines = explainLines(findLawPack(country), row!)
  return [
    ...lines,
    { rule: 'net_salary', text: say`Earnings less deductions are ${net_salary}`, amount: net_salary },
    ...explainDeferred(row!, lines),
  ]
}
