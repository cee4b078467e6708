// The examples of the generator, each followed as printed: from an empty folder, with the packed generator, to what the program prints.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Follower, findFreePort } from '../codegen/follow.ts'
import { type Registry, startRegistry } from '../codegen/registry.ts'
import { read, root } from '../support/contract/page.ts'
import { Cluster } from '../support/database/cluster.ts'
import { atEnd } from '../support/jest/at-end.ts'
import { run } from './tarballs.ts'

const examples = 'packages/codegen/examples'
const place = mkdtempSync(join(tmpdir(), 'examples-'))
let registry: Registry

beforeAll(async () => {
  registry = await startRegistry(join(root, 'node_modules'), join(root, 'packages/codegen/node_modules'))
  const built = join(place, 'muster/packages/codegen/dist')
  await run(process.execPath, ['scripts/build/build-codegen.ts', '--out', built], root)
})

afterAll(() => {
  registry.close()
  rmSync(place, { recursive: true, force: true })
})

/** Follows a page beside the checkout that it names; what it prints otherwise than it says. */
async function follow(name: string, env: NodeJS.ProcessEnv = {}) {
  const own = {
    PORT: String(await findFreePort()),
    npm_config_registry: registry.url,
    npm_config_cache: join(place, 'cache'),
  }
  const follower = new Follower(place, Object.assign({}, process.env, own, env))
  atEnd(async () => follower.close())
  return await follower.follow(read(`${examples}/${name}/README.md`))
}

it.each(['pet-store', 'several-files', 'foreign-client'])('%s works as its page says', async name => {
  expect(await follow(name)).toEqual([])
})

it('service-with-postgresql works as its page says', async () => {
  const cluster = new Cluster('example')
  await cluster.start()
  atEnd(() => cluster.discard())
  expect(await follow('service-with-postgresql', { DATABASE_URL: cluster.url })).toEqual([])
})

it('are listed on their page, each with its own', () => {
  const folders = readdirSync(join(root, examples), { withFileTypes: true }).filter(one => one.isDirectory())
  const listed = [...read(`${examples}/README.md`).matchAll(/\]\(([\w-]+)\/README\.md\)/g)].map(
    ([, name]) => name,
  )
  expect(listed.sort()).toEqual(folders.map(({ name }) => name).sort())
})
