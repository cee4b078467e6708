// The logo of the letterhead: stored once all of it was read as a picture.

import { Printer } from '@muster/formats'
import { say } from '@muster/sentences'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { type LetterheadServices, letterheads, logos, makeLogoRules } from '../letterheads.ts'

export default ({ files }: LetterheadServices) =>
  ({
    async getLetterheadLogo(call): Promise<Content> {
      const logo = await logos.open(call, files)
      if (!logo) throw notFound(say`logo of the letterhead`, call.path.id)
      return logo
    },

    async storeLetterheadLogo(call) {
      const rules = makeLogoRules(call.db.memories.of(Printer))
      return logos.store(call, files, { rules, lock: inside => letterheads.lock(inside, inside.path.id) })
    },

    async deleteLetterheadLogo(call) {
      return logos.remove(call, await letterheads.lock(call, call.path.id))
    },
  }) satisfies HandlersFor<'letterhead_logo'>
