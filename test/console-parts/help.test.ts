// The help under fields, as people read it in three languages: nothing that only a program needs.

import arabic from '../../packages/console/words/help/ar.json' with { type: 'json' }
import urdu from '../../packages/console/words/help/ur.json' with { type: 'json' }
import { makeHelp, plainHelp } from '../../scripts/console/help.ts'
import { readOperations } from '../support/browser/forms/contract-forms.ts'

/** What programs send, and how: people choose, tick and type. */
const banned =
  'null undefined enum boolean string integer array object payload JSON base64 RFC ISO IANA CIDR API SDK HTTP UTC ' +
  'operationId sha256 ids? hex scopes? clients? on~create default~on not~sent as~text escape'
const ofPrograms = new RegExp(
  `(?<![\\w-])(${banned.replaceAll(' ', '|').replaceAll('~', ' ')})(?![\\w-])`,
  'i',
)
const address = /\b(GET|POST|PUT|PATCH|DELETE) \/|(^|\s)\/(console|v1)|\b[a-z]{3}_[0-9a-z]{26}\b/

/** A provider of sign-in calls it so in its own settings, and who looks for it there has to find the same words. */
const ofProviders = [
  'The client id, under which the provider knows Muster.',
  'The secret that Muster shows to the provider. It may be left out while issuer and client stay as they are.',
]

async function readHelps(): Promise<string[]> {
  const operations = [...(await readOperations()).values()]
  const helps = operations
    .flatMap(({ schemas }) => Object.values(schemas).flatMap(fields => Object.values(fields)))
    .flatMap(({ help }) => help ?? [])
  return [...new Set(helps)].filter(help => !ofProviders.includes(help))
}

const isForPrograms = (help: string): boolean => ofPrograms.test(help) || address.test(help)

describe('the help of a field', () => {
  it.each([
    ['The model, or null.', 'The model.'],
    ['When it expires, or null if it does not.', 'When it expires, or empty if it does not.'],
    ['The last day. Null means that it has no end.', 'The last day. Empty means that it has no end.'],
    [
      'The arrival. Sending null removes the correction.',
      'The arrival. Leaving it empty removes the correction.',
    ],
    ['The branch. Null, the default, means all.', 'The branch. Empty, as it is at first, means all.'],
    ['The fact. `GET /console/law_parameters` lists them.', 'The fact.'],
    ['Whether it is in use. `active` by default on create.', 'Whether it is in use.'],
    ['Whether it is half a day; false by default.', 'Whether it is half a day.'],
    ['The state. On create, only `new` or `active` is accepted.', 'The state.'],
    ['What it may do under `/console`.', ''],
  ])('says %j as %j', (help, plain) => {
    expect(plainHelp(help)).toBe(plain)
  })

  it.each([
    [
      'what the contract has for people',
      { description: 'As text.', 'x-help': 'Zeros count.' },
      'Zeros count.',
    ],
    ['nothing where no form asks for it', { description: 'The bytes.', 'x-help': false }, undefined],
    ['nothing where it is but the name of the field', { description: 'The designation.' }, undefined],
    ['two sentences of a description at most', { description: 'One. Two. Three.' }, 'One. Two.'],
  ] as const)('says %s', (_, said, help) => {
    expect(makeHelp('designation_id', said)).toBe(help)
  })

  it('has no word of programs, whatever the contract says', async () => {
    const helps = await readHelps()
    expect(helps.length).toBeGreaterThan(400)
    expect(helps.filter(isForPrograms)).toEqual([])
  })

  it.each([
    ['Urdu', urdu],
    ['Arabic', arabic],
  ] as const)('has none in %s', async (_, translated: Readonly<Record<string, string>>) => {
    const helps = await readHelps()
    expect(helps.filter(help => isForPrograms(translated[help] ?? ''))).toEqual([])
  })
})
