// Colleagues: whoever works here, with what everybody else here may know of them.

import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import { tellVersion } from '../../../resource/titles.ts'
import { findColleague, findPhotoOfColleague, readColleagues } from '../colleagues/read-colleagues.ts'

export interface ColleagueServices {
  /** Has the bytes of photos. */
  readonly files: Files
}

export default ({ files }: ColleagueServices) =>
  ({
    getColleagues: call => readColleagues(call),

    getColleague: ({ db, path }) => findColleague(db, path.id),

    async getColleaguePhoto({ db, path, query }): Promise<Content> {
      const photo = await findPhotoOfColleague(db, path.id)
      if (!photo) throw notFound(say`photo of the employee`, path.id)
      const isKept = query.version === tellVersion(photo.sha256)
      const open = () => files.open(db.workspace_id, photo.sha256)
      return new FileContent(Object.assign({ open, isKept }, photo))
    },
  }) satisfies HandlersFor<'colleagues'>
