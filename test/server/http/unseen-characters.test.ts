// Names that read otherwise than they are written: a character that nobody sees is refused where a text is short.

import { inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const told = 'holds characters that nobody sees, such as one that turns the direction of a text'
const hire = (first_name: string) =>
  raw('POST', '/v1/employees', {
    key: workspace.key,
    body: { first_name, last_name: 'Malik', joining_date: '2026-11-02' },
  })

describe('a name', () => {
  it.each([
    ['an override of the direction', 'Sana\u202Ekilam'],
    ['an isolate that is not closed', 'Sana\u2067'],
    ['a bell', 'Sa\u0007na'],
    ['a control character of another set', 'Sana\u0085'],
  ])('is refused with %s', async (_, name) => {
    expect(errorsOf(await hire(name))).toEqual({ first_name: told })
  })

  it.each([
    ['Urdu letters that do not join', 'نقش\u200cاول'],
    ['marks of a direction', 'Sana\u200e'],
    ['a picture of several characters', '👩\u200d💻 Sana'],
  ])('may have %s', async (_, name) => {
    expect((await hire(name)).json.first_name).toBe(name)
  })
})

it('leaves long texts as they are, such as what was pasted into an announcement', async () => {
  const body = { title: 'Notice', body: 'The name \u2066Sana\u2069 in a line of Urdu' }
  expect((await inConsole(workspace, 'createAnnouncementDraft', { body })).body).toBe(body.body)
})
