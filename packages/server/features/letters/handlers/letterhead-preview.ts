// The preview of the letterhead: a sample letter on what is saved.

import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { type LetterheadServices, readCurrentLetterhead } from '../letterheads.ts'
import { printSampleLetter } from '../sample-letter.ts'

export default ({ files }: LetterheadServices) =>
  ({
    async getLetterheadPreview(call): Promise<Content> {
      return printSampleLetter(call, await readCurrentLetterhead(call.db, files), call.query.language)
    },
  }) satisfies HandlersFor<'letterhead_preview'>
