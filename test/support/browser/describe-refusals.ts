// The tests of refusals in some rooms, on the demo, of which nothing is changed: why is said at the field and in the reader's language, and what was typed stays.

import type { TestWorkspace } from '../fixtures/make.ts'
import { makeFullMember, type TestMember } from '../fixtures/people.ts'
import { openOwnDemo } from './demo.ts'
import { readNounForms } from './forms/contract-forms.ts'
import { parts } from './forms/elsewhere.ts'
import { Offers } from './offered.ts'
import { describeInBrowser, openConsole, type SignedIn } from './open.ts'
import { RefusalWalk } from './refusals.ts'
import { addLacking } from './refused/lacking.ts'
import { makeRefusers } from './refusers.ts'
import { readRooms } from './rooms.ts'
import { Words } from './words.ts'

const languages = [
  ['Urdu', 'ur-PK', 'ur'],
  ['Arabic', 'ar-AE', 'ar'],
] as const

/** Every pattern has both translations, which npm run words -- --check sees to: rooms take turns with the languages. */
const turns = (rooms: readonly string[]) =>
  rooms.map((room, number) => [room, ...languages[number % 2]!] as const)

export function describeRefusedChanges(part: keyof typeof parts): void {
  describeInBrowser(`a form that changes a record in the rooms of ${part}`, () => {
    let workspace: TestWorkspace
    let lesser: TestMember
    beforeAll(async () => {
      // What others add to the demo that is shared would be found as well.
      workspace = await openOwnDemo()
      await addLacking(workspace, part)
      lesser = await makeFullMember(workspace.id, 'Auditor')
    })

    it.each(turns(parts[part]))(
      'says why it is refused in the room %s in %s, and keeps what was typed',
      async (room, _, locale, language) => {
        const opened = await openConsole({ workspace, context: { locale } })
        const walk = await beginWalk(opened, new Words(language), lesser)
        const offers = await Offers.make(opened)
        for (const page of readRooms().filter(one => one.room === room))
          for await (const { form, at } of offers.walkChanges(page)) await walk.refuseForm(form, at)
        expect(walk.found).toEqual([])
        const changes = (await readNounForms())
          .filter(({ page }) => page.room === room)
          .flatMap(({ change }) => change?.id ?? [])
        expect(changes.filter(id => !walk.operations.includes(id))).toEqual([])
      },
    )
  })
}

async function beginWalk(opened: SignedIn, words: Words, lesser: TestMember): Promise<RefusalWalk> {
  const { data } = await opened.member.browser.do('listDepartments')
  const walk = new RefusalWalk(opened, words, makeRefusers({ lesser, department: data[0] }))
  await walk.guard()
  return walk
}
