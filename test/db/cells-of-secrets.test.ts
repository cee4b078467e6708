// Secrets in cells: a key is found in whichever database knows it, and nobody says of one that it is wrong while a database is away.

import { BetweenCells, Cells, findUnanswered, secretStatement, Unavailable } from '@muster/db'
import { digestKey } from '../../packages/server/auth/api-keys.ts'
import { RememberedLookup } from '../../packages/server/auth/lookups/remembered-lookup.ts'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import {
  asks,
  copyTo,
  list,
  makeIn,
  openPlace,
  openTwoCells,
  type Place,
  type TwoCells,
  unlist,
  unlistAll,
} from '../support/database/two-cells.ts'
import { testSecret } from '../support/jest/secret.ts'

const secrets = secretsFrom(testSecret)

const byDigest = secretStatement<{ digest: Buffer; workspace_id: string }>(
  'key_of_celled',
  'select digest, workspace_id from api_keys where digest = any(:digests)',
)
const workspaceOf = secretStatement<{ workspace_id: string }>(
  'workspace_of_secret_celled',
  'select workspace_id from api_keys where digest = any(:digests)',
)

let one: Place
let two: Place
let openCells: TwoCells['open']
let cells: Cells
beforeAll(async () => {
  ;({ one, two, open: openCells } = await openTwoCells())
})
// What a process remembers is what most of this is about.
beforeEach(() => {
  cells = openCells()
})
afterEach(() => unlistAll(one, two))

let keys = 0
/** A key of a workspace; its digest as it is asked for. */
async function makeKey(
  { owner }: Place,
  id: string,
  digest = `\\x${(++keys).toString(16).padStart(64, '0')}`,
): Promise<string> {
  await owner.query(
    `insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, permissions, ip_allowlist)
     values ($1, $2, 'test', $2, $3, 1, '{}', '{}', '{}')`,
    [id, `key_${digest.slice(-8)}`, digest],
  )
  return digest
}

describe('a secret', () => {
  it('is looked for everywhere, and then where it was found', async () => {
    const [id, other] = [await makeIn(one), await makeIn(two)]
    const digests = [await makeKey(one, id), await makeKey(two, other)]
    const found = await cells.lookUp(byDigest, { digests })
    expect(found.map(({ workspace_id }) => workspace_id).sort()).toEqual([id, other].sort())
    const [digest] = digests as [string]
    const again = () => cells.lookUp(byDigest, { digests: [digest] })
    expect(await asks(two, again)).toEqual([])
    expect(await again()).toMatchObject([{ workspace_id: id }])
  })

  it('is found where its workspace has moved to', async () => {
    const id = await makeIn(one)
    const digest = await makeKey(one, id)
    const ask = () => cells.lookUp(byDigest, { digests: [digest] })
    expect(await ask()).toMatchObject([{ workspace_id: id }])
    await copyTo(two, id)
    await two.owner.query(
      `insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, permissions, ip_allowlist)
       values ($1, 'key_moved', 'moved', $1, $2, 1, '{}', '{}', '{}')`,
      [id, digest],
    )
    await list(one, id, 'left')
    let looks = 0
    const trapped = two.proxy.hold(({ statements }) => statements.includes('key_of_celled') && ++looks > 2, {
      asked: () => 0,
    })
    const found = ask()
    const held = await trapped
    await unlist(two, id)
    held.resume()
    expect(await found).toMatchObject([{ workspace_id: id }])
    expect(await asks(one, ask)).toEqual([])
  })

  it('that nobody knows is found nowhere', async () => {
    expect(await cells.lookUp(byDigest, { digests: ['\\xff'] })).toEqual([])
    expect(findUnanswered(await cells.lookUp(byDigest, { digests: ['\\xff'] }))).toBeUndefined()
  })

  it('that nobody knows is not waited for while a workspace that has left one database is copied from a second to a third', async () => {
    const three = await openPlace('three')
    const all = new Cells([one, two, three], 100)
    const ask = () => all.lookUp(byDigest, { digests: ['\\xff'] })
    const id = await makeIn(three)
    await list(one, id, 'left')
    await copyTo(two, id)
    const found = await ask()
    expect([found, findUnanswered(found)]).toEqual([[], undefined])
    await list(three, id, 'left')
    await expect(ask()).rejects.toThrow(BetweenCells)
  })

  it('that was seen goes on while another database is away, and of others nobody says that they do not exist', async () => {
    const [id, other] = [await makeIn(one), await makeIn(two)]
    const [seen, unseen, away] = [await makeKey(one, id), await makeKey(one, id), await makeKey(two, other)]
    await cells.lookUp(byDigest, { digests: [seen] })
    await cells.lookUp(byDigest, { digests: [away] })
    await two.proxy.away(async () => {
      const found = await cells.lookUp(byDigest, { digests: [seen] })
      expect([found.length, findUnanswered(found)]).toEqual([1, undefined])
      await expect(cells.lookUp(byDigest, { digests: ['\\xff'] })).rejects.toThrow(Unavailable)
      await expect(cells.lookUp(byDigest, { digests: [away] })).rejects.toThrow(Unavailable)
      expect(await cells.lookUp(workspaceOf, { digests: [unseen] })).toEqual([{ workspace_id: id }])
      const mixed = await cells.lookUp(byDigest, { digests: [seen, away, '\\xff'] })
      expect(mixed).toMatchObject([{ workspace_id: id }])
      expect(findUnanswered(mixed)).toBeInstanceOf(Unavailable)
    })
  })
})

describe('a key that is remembered', () => {
  it('is known while another database is away, and unknown ones are not said to be wrong', async () => {
    const digestOf = (key: string) => `\\x${digestKey(key, secrets.peppers[0]!.pepper).toString('hex')}`
    const id = await makeIn(one)
    await makeKey(one, id, digestOf('key of one'))
    const ask = (digests: readonly string[]) => cells.lookUp(byDigest, { digests })
    const lookup = new RememberedLookup(secrets, ask, ({ workspace_id }) => workspace_id, 0)
    expect(await Promise.all([lookup.find('key of one'), lookup.find('key of nobody')])).toEqual([
      id,
      undefined,
    ])
    await two.proxy.away(async () => {
      // Both are asked for in one query.
      const asked = await Promise.allSettled([lookup.find('key of one'), lookup.find('key of nobody')])
      expect(asked).toMatchObject([
        { status: 'fulfilled', value: id },
        { status: 'rejected', reason: expect.any(Unavailable) },
      ])
    })
  })
})
