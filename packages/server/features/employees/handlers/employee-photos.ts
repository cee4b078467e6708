// Employee photos: what stands for a person wherever they are named, for everybody who may see the employee.

import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import { tellVersion } from '../../../resource/titles.ts'
import { openPhotoOfColleague } from '../colleagues/read-colleagues.ts'
import { employees } from '../employees.ts'
import { photoRules, photos } from '../photos.ts'

export interface PhotoServices {
  /** Stores the bytes of photos. */
  readonly files: Files
}

export default ({ files }: PhotoServices) =>
  ({
    async getEmployeePhoto(call): Promise<Content> {
      const photo = (await photos.open(call, files)) ?? (await openPhotoOfColleague(call, files))
      if (!photo) throw notFound(say`photo of the employee`, call.path.id)
      const isKept = call.query.version === tellVersion(photo.file.sha256)
      return new FileContent(Object.assign({}, photo.file, { isKept }))
    },

    async storeEmployeePhoto(call) {
      const lock = (inside: Parameters<typeof employees.lockLive>[0]) =>
        employees.lockLive(inside, call.path.id)
      return photos.store(call, files, { rules: photoRules, lock })
    },

    async deleteEmployeePhoto(call) {
      return photos.remove(call, await employees.lock(call, call.path.id))
    },
  }) satisfies HandlersFor<'employee_photos'>
