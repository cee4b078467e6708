// Templates of countries: what each would make here, and its parts applied in one transaction.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { callWithin } from '../../../http/as-caller.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import {
  applyParts,
  assertActive,
  assertComplete,
  assertFree,
  assertMayApply,
} from '../templates/apply-parts.ts'
import { findTemplate, planParts, readPresent, tellTemplates } from '../templates/plan-parts.ts'

export interface TemplateServices {
  /** Every operation, for what is made as the operation for it makes it. */
  readonly openCalls: () => CallServices
}

export default ({ openCalls }: TemplateServices) =>
  ({
    getCountryTemplates: call => tellTemplates(call),

    async applyCountryTemplate(call) {
      const { parts } = call.body
      const template = findTemplate(call.path.country)
      assertComplete(template, parts)
      const planned = planParts(template, await readPresent(call), call).filter(({ part }) =>
        parts.includes(part),
      )
      assertMayApply(call.caller, planned)
      assertFree(planned)
      assertActive(planned)
      return applyParts(call, callWithin(openCalls(), call), planned)
    },
  }) satisfies HandlersFor<'country_templates'>
