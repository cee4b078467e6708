// Employment contracts: drafted, sent and signed, and what becomes of them then.

import type { EmploymentContract } from '@muster/contract'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { emit } from '../../../events/outbox.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today, type WriteContext } from '../../../http/context.ts'
import { invalid, invalidField } from '../../../http/problem.ts'
import { parseOptionalInstant } from '../../timekeeping/index.ts'
import { type Contract, checkNumber, checkTerms, contractNumbers, contracts } from '../contracts/contracts.ts'
import {
  assertEmployment,
  checkFirstDay,
  type Employment,
  lockNamed,
  lockOwner,
} from '../contracts/employment.ts'
import { assertUncovered, cancel, send, sign, terminate } from '../contracts/moves.ts'
import { assertFollows, assertNotRenewed, composeRenewal } from '../contracts/renewal.ts'

type Draft = Partial<Contract> & Pick<Contract, 'employee_id' | 'type' | 'start_date'>

/** Writes a draft that holds by its own terms and within the employment, under the next number if it has none. */
async function insertDraft(
  call: WriteContext,
  draft: Draft,
  employment: Employment,
): Promise<EmploymentContract> {
  const { type, start_date, end_date = null } = draft
  const errors = [...checkTerms({ type, start_date, end_date }), ...checkFirstDay(employment, start_date)]
  if (errors.length > 0) throw invalid(errors)
  const contract_number = draft.contract_number ?? (await contractNumbers.takeFree(call.db))
  return contracts.insert(call, { ...draft, contract_number })
}

/** What the audit keeps of a draft. */
const termsOf = ({ contract_number, employee_id, type, start_date, end_date }: EmploymentContract) => ({
  contract_number,
  employee_id,
  type,
  start_date,
  end_date,
})

export default {
  listEmploymentContracts: contracts.list,
  getEmploymentContract: contracts.get,

  async createEmploymentContract(call) {
    const contract = await insertDraft(call, call.body, await lockNamed(call.db, call.body))
    audit(call, 'employment_contract.created', contract.id, termsOf(contract))
    return contract
  },

  async updateEmploymentContract(call) {
    const before = await contracts.lockFor(call, 'updateEmploymentContract')
    const after = { ...before, ...call.body }
    const employment = await lockOwner(call.db, after)
    const errors = [
      ...checkNumber(call.body),
      ...checkTerms(after),
      ...checkFirstDay(employment, after.start_date),
    ]
    if (errors.length > 0) throw invalid(errors)
    if (before.renewed_from_id !== null)
      assertFollows(await contracts.find(call, before.renewed_from_id), after.start_date)
    const contract = await contracts.write(call, before, { ...call.body })
    if (contract !== before) audit(call, 'employment_contract.updated', before.id, call.body)
    return contract
  },

  async sendEmploymentContract(call) {
    const contract = await contracts.lockFor(call, 'sendEmploymentContract')
    await assertEmployment(call.db, contract)
    audit(call, 'employment_contract.sent', contract.id, termsOf(contract))
    return send(call, contract.id)
  },

  async signEmploymentContract(call) {
    const contract = await contracts.lockFor(call, 'signEmploymentContract')
    const { signed_by_name } = call.body
    const signed_at = parseOptionalInstant(call.body.signed_at)
    if (signed_at !== null && Temporal.Instant.compare(signed_at, call.now) > 0)
      throw invalidField(
        'signed_at',
        say`must be ${call.now.toString({ smallestUnit: 'second' })} or earlier`,
      )
    await assertEmployment(call.db, contract)
    await assertUncovered(call, contract)
    const signed = await sign(call, contract.id, { signed_at, signed_by_name })
    audit(call, 'employment_contract.signed', signed.id, { signed_by_name, signed_at: signed.signed_at })
    emit(call.db, 'contract.signed', signed)
    return signed
  },

  async cancelEmploymentContract(call) {
    const { id, status } = await contracts.lockFor(call, 'cancelEmploymentContract')
    audit(call, 'employment_contract.cancelled', id, { status })
    return cancel(call, id)
  },

  async terminateEmploymentContract(call) {
    const contract = await contracts.lockFor(call, 'terminateEmploymentContract')
    const { reason, last_day = today(call) } = call.body
    audit(call, 'employment_contract.terminated', contract.id, { last_day, reason })
    return terminate(call, contract, { last_day, reason })
  },

  async renewEmploymentContract(call) {
    const before = await contracts.lockFor(call, 'renewEmploymentContract')
    await assertNotRenewed(call.db, before)
    const draft = composeRenewal(before, call.body ?? {})
    const renewal = await insertDraft(call, draft, await lockOwner(call.db, draft))
    audit(call, 'employment_contract.renewed', before.id, { renewal: renewal.id, ...termsOf(renewal) })
    return renewal
  },
} satisfies HandlersFor<'employment_contracts'>
