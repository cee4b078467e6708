// The tests of refused actions in some rooms, on a demo of its own, of which nothing is changed: why is said at the field and in the reader's language, and what was typed stays.

import type { TestWorkspace } from '../../fixtures/make.ts'
import { openOwnDemo } from '../demo.ts'
import { parts } from '../forms/elsewhere.ts'
import { describeInBrowser, openConsole } from '../open.ts'
import { RefusalWalk } from '../refusals.ts'
import { refuseFields } from '../refusers.ts'
import { readRooms } from '../rooms.ts'
import { Words } from '../words.ts'
import { Actions } from './actions.ts'
import { addLacking } from './lacking.ts'

const languages = [
  ['Urdu', 'ur-PK', 'ur'],
  ['Arabic', 'ar-AE', 'ar'],
] as const

const turns = (names: readonly string[]) =>
  names.map((room, number) => [room, ...languages[number % 2]!] as const)

/** The actions without a form that is refused here, by the reason. This list only shrinks. */
export type NotOnDemo = Readonly<Record<string, readonly string[]>>

export function describeRefusedActions(part: keyof typeof parts, notOnDemo: NotOnDemo): void {
  const left = Object.values(notOnDemo).flat()
  describeInBrowser(`the form of an action in the rooms of ${part}`, () => {
    let workspace: TestWorkspace
    beforeAll(async () => {
      workspace = await openOwnDemo()
      await addLacking(workspace, part)
    })

    it.each(turns(parts[part]))(
      'says why it is refused in the room %s in %s, and keeps what was typed',
      async (room, _, locale, language) => {
        const words = new Words(language)
        const opened = await openConsole({ workspace, context: { locale } })
        const walk = new RefusalWalk(opened, words, [refuseFields])
        await walk.guard()
        const actions = await Actions.make(opened, words)
        for (const page of readRooms().filter(one => one.room === room))
          for await (const { form, at } of actions.walk(page, left)) await walk.refuseForm(form, at)
        expect(walk.found).toEqual([])
        const missed = actions.listOfRoom(room).filter(id => !walk.operations.includes(id))
        expect(missed).toEqual(actions.listOfRoom(room).filter(id => left.includes(id)))
      },
    )
  })
}
