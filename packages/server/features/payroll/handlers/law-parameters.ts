// Law parameters: the law pack of the workspace's country as people read it, with what the workspace made of it.

import type { LawFact, LawParameter, LawParameters } from '@muster/contract'
import { type Given, lit, prepared } from '@muster/db'
import {
  findLawPack,
  isDerivedFact,
  listParameterValues,
  listTaxYears,
  type Pack,
  type ShownValue,
} from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'

const live = prepared('live_law_values', (query, given: Given) =>
  query
    .selectFrom('law_values')
    .select(['id', 'parameter', 'effective_from', 'value', 'source', 'created_at'])
    .where('workspace_id', '=', given.workspace_id)
    .where('deleted', '=', lit(false)),
)

interface LiveValue {
  readonly id: string
  readonly parameter: string
  readonly effective_from: string
  readonly value: string | null
  readonly source: string
  readonly created_at: string
}

function listFacts({ facts }: Pack): LawFact[] {
  return Object.entries(facts).map(([fact, { type, says, choices = [], default: given }]) => ({
    fact,
    type,
    text: says,
    choices: [...choices],
    default: given === undefined ? null : String(given),
    is_derived: isDerivedFact(fact),
  }))
}

/** A value before it is known when it ends. */
type Dated = Omit<LawParameter, 'effective_to' | 'standing'>

/** A value of the pack, with its confirmation if there is one. */
function toParameter(shown: ShownValue, confirmed: LiveValue | undefined): Dated {
  const { figures, lines, ...value } = shown
  return {
    ...value,
    figures: [...figures],
    lines: [...lines],
    confirmed_at: confirmed?.created_at ?? null,
    law_value_id: confirmed?.id ?? null,
  }
}

/** What the workspace entered for a value that the pack leaves open. */
function toEntered({ title, unit, is_plain, lines }: ShownValue, entered: LiveValue): Dated {
  return {
    parameter: entered.parameter,
    title,
    unit,
    is_plain,
    effective_from: entered.effective_from,
    kind: 'entered',
    by: null,
    figures: [{ choice: null, above: null, percent: null, value: entered.value }],
    source: entered.source,
    is_verified: false,
    confirmed_at: entered.created_at,
    law_value_id: entered.id,
    lines: [...lines],
  }
}

/** Until the day before the next one: of the pack's own values, or of those that the workspace entered. */
function withEnd(value: Dated, all: readonly Dated[], on: string): LawParameter {
  const isEntered = value.kind === 'entered'
  const later = all.filter(
    each =>
      each.parameter === value.parameter &&
      (each.kind === 'entered') === isEntered &&
      each.effective_from > value.effective_from,
  )
  const next = later.map(({ effective_from }) => effective_from).sort()[0]
  const effective_to = next === undefined ? null : dayBefore(next)
  return { ...value, effective_to, standing: findStanding(value.effective_from, effective_to, on) }
}

function findStanding(from: string, to: string | null, on: string): LawParameter['standing'] {
  if (from > on) return 'announced'
  return to !== null && to < on ? 'past' : 'in_force'
}

const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

function listParameters(pack: Pack, values: readonly LiveValue[], on: string): LawParameter[] {
  const shown = listParameterValues(pack)
  const ofPack = shown.map(each =>
    toParameter(
      each,
      values.find(
        ({ parameter, effective_from, value }) =>
          value === null && parameter === each.parameter && effective_from === each.effective_from,
      ),
    ),
  )
  const entered = values.flatMap(each => {
    const own = each.value === null ? undefined : shown.find(({ parameter }) => parameter === each.parameter)
    return own ? [toEntered(own, each)] : []
  })
  const order = Object.keys(pack.parameters)
  const all = [...ofPack, ...entered].toSorted(
    (a, b) =>
      order.indexOf(a.parameter) - order.indexOf(b.parameter) ||
      a.effective_from.localeCompare(b.effective_from),
  )
  return all.map(each => withEnd(each, all, on))
}

export default {
  async getLawParameters(call): Promise<LawParameters> {
    const pack = findLawPack(call.caller.workspace.country)
    return {
      object: 'law_parameters',
      id: call.db.workspace_id,
      pack: pack?.pack ?? null,
      name: pack?.name ?? null,
      first_tax_year: pack?.tax_year.first ?? null,
      last_tax_year: pack?.tax_year.last ?? null,
      tax_years: pack ? listTaxYears(pack) : [],
      facts: pack ? listFacts(pack) : [],
      lines: pack ? pack.lines.map(({ code, type, says }) => ({ code, type, text: says })) : [],
      parameters: pack ? listParameters(pack, await call.db.run(live), today(call)) : [],
    }
  },
} satisfies HandlersFor<'law_parameters'>
