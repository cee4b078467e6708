// HR letter requests: asked for, decided, and answered with a letter.

import type { HrLetterRequest } from '@muster/contract'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { issueLetter } from '../letters.ts'

const requests = resource('HrLetterRequest')

const approve = moveTo<HrLetterRequest>(requests, 'approved', 'decided_at = made.at')
const reject = moveTo<HrLetterRequest>(
  requests,
  'rejected',
  'decided_at = made.at',
  'rejection_reason = :rejection_reason',
)
const cancel = moveTo<HrLetterRequest>(requests, 'cancelled')
const issue = moveTo<HrLetterRequest>(requests, 'issued', 'hr_letter_id = :hr_letter_id')

export default {
  listHrLetterRequests: requests.list,
  getHrLetterRequest: requests.get,

  async createHrLetterRequest(call) {
    const request = await requests.create(call)
    audit(call, 'hr_letter_request.created', request.id, call.body)
    return request
  },

  async approveHrLetterRequest(call) {
    const { id } = await requests.lockFor(call, 'approveHrLetterRequest')
    audit(call, 'hr_letter_request.approved', id, {})
    return approve(call, id)
  },

  async rejectHrLetterRequest(call) {
    const { id } = await requests.lockFor(call, 'rejectHrLetterRequest')
    const { rejection_reason } = call.body
    audit(call, 'hr_letter_request.rejected', id, { rejection_reason })
    return reject(call, id, { rejection_reason })
  },

  async cancelHrLetterRequest(call) {
    const { id, status } = await requests.lockFor(call, 'cancelHrLetterRequest')
    audit(call, 'hr_letter_request.cancelled', id, { status })
    return cancel(call, id)
  },

  async issueHrLetterRequest(call) {
    const { id, employee_id, letter_type, addressed_to, purpose } = await requests.lockFor(
      call,
      'issueHrLetterRequest',
    )
    const asked = { employee_id, letter_type, addressed_to, purpose, hr_letter_request_id: id }
    const letter = await issueLetter(call, { ...asked, ...call.body })
    audit(call, 'hr_letter_request.issued', id, { hr_letter_id: letter.id })
    return issue(call, id, { hr_letter_id: letter.id })
  },
} satisfies HandlersFor<'hr_letter_requests'>
