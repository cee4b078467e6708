// HR letters: issued, revoked, read and downloaded.

import { audit } from '../../../auth/audit.ts'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { makeLetterFile } from '../letter-layout.ts'
import { issueLetter, letters, readLetter, revoke } from '../letters.ts'

export interface LetterServices {
  /** Opens the logo of the letterhead. */
  readonly files: Files
}

export default ({ files }: LetterServices) =>
  ({
    listHrLetters: letters.list,
    getHrLetter: letters.get,

    async createHrLetter(call) {
      await letters.check(call, { employee_id: call.body.employee_id })
      return issueLetter(call, call.body)
    },

    async revokeHrLetter(call) {
      const letter = await letters.lockFor(call, 'revokeHrLetter')
      const { reason } = call.body
      audit(call, 'hr_letter.revoked', letter.id, { reference_number: letter.reference_number, reason })
      return revoke(call, letter.id, { reason })
    },

    async getHrLetterText(call) {
      const { letter, text, shows_pay, revocation_reason } = await readLetter(call, call.path.id)
      const { id, reference_number, language, subject, status, revoked_at } = letter
      return markExact({
        object: 'hr_letter_text' as const,
        id,
        reference_number,
        language,
        subject,
        text,
        shows_pay,
        status,
        revoked_at,
        revocation_reason,
      })
    },

    async getHrLetterContent(call): Promise<Content> {
      return makeLetterFile(call.db, files, await readLetter(call, call.path.id))
    },
  }) satisfies HandlersFor<'hr_letters'>
