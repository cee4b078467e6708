// The tests of the forms in some rooms: each is filled on the demo as a person does, and what is kept is compared with what was typed.

import type { TestWorkspace } from '../../fixtures/make.ts'
import { makeFullMember } from '../../fixtures/people.ts'
import { openOwnDemo } from '../demo.ts'
import { describeInBrowser, openConsole } from '../open.ts'
import { readNounForms } from './contract-forms.ts'
import { parts } from './elsewhere.ts'
import { FormWalk } from './walk.ts'

export function describeForms(part: keyof typeof parts): void {
  describeInBrowser(
    `what is typed into a form, read back, changed and cleared, in the rooms of ${part}`,
    () => {
      let workspace: TestWorkspace

      beforeAll(async () => {
        workspace = await openOwnDemo()
      })

      it.each(parts[part])('is kept in the room %s', async room => {
        // Members have a form, too, and the only owner keeps their role.
        if (room === 'settings') await makeFullMember(workspace.id, 'HR')
        const opened = await openConsole({ workspace })
        const walk = new FormWalk(opened)
        const forms = (await readNounForms()).filter(({ page }) => page.room === room)
        for (const each of forms) await walk.walk(each)
        expect(walk.found).toEqual([])
      })
    },
  )
}
