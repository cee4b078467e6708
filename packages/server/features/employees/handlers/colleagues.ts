// Colleagues: whoever works here, with what everybody else here may know of them.

import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import { tellVersion } from '../../../resource/titles.ts'
import { findColleague, openPhotoOfColleague, readColleagues } from '../colleagues/read-colleagues.ts'

export interface ColleagueServices {
  /** Has the bytes of photos. */
  readonly files: Files
}

export default ({ files }: ColleagueServices) =>
  ({
    getColleagues: call => readColleagues(call),

    getColleague: ({ db, path }) => findColleague(db, path.id),

    async getColleaguePhoto(call): Promise<Content> {
      const photo = await openPhotoOfColleague(call, files)
      if (!photo) throw notFound(say`photo of the employee`, call.path.id)
      const isKept = call.query.version === tellVersion(photo.file.sha256)
      return new FileContent(Object.assign({}, photo.file, { isKept }))
    },
  }) satisfies HandlersFor<'colleagues'>
