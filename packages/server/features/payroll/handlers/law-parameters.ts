// Law parameters: the law pack of the workspace's country as people read it, with what the workspace made of it.

import type { LawFact, LawParameter, LawParameters } from '@muster/contract'
import { type Given, lit, prepared } from '@muster/db'
import { findLawPack, isDerivedFact, listParameterValues, type Pack, type ShownValue } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'

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

/** A value of the pack, with its confirmation if there is one. */
function toParameter(shown: ShownValue, confirmed: LiveValue | undefined): LawParameter {
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
function toEntered({ lines }: ShownValue, entered: LiveValue): LawParameter {
  return {
    parameter: entered.parameter,
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

function listParameters(pack: Pack, values: readonly LiveValue[]): LawParameter[] {
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
  return [...ofPack, ...entered].toSorted(
    (a, b) =>
      order.indexOf(a.parameter) - order.indexOf(b.parameter) ||
      a.effective_from.localeCompare(b.effective_from),
  )
}

export default {
  async getLawParameters(call): Promise<LawParameters> {
    const pack = findLawPack(call.caller.workspace.country)
    return {
      object: 'law_parameters',
      id: call.db.workspace_id,
      pack: pack?.pack ?? null,
      first_tax_year: pack?.tax_year.first ?? null,
      last_tax_year: pack?.tax_year.last ?? null,
      facts: pack ? listFacts(pack) : [],
      parameters: pack ? listParameters(pack, await call.db.run(live)) : [],
    }
  },
} satisfies HandlersFor<'law_parameters'>
