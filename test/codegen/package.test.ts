// The generator as a package: it is built, packed, installed from its tarball and run; where that cannot be, it is said how.
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Registry, startRegistry } from './registry.ts'
import { pets } from './workspace.ts'

const root = resolve(import.meta.dirname, '../..')
const codegen = join(root, 'packages/codegen')
const home = mkdtempSync(join(tmpdir(), 'codegen-package-'))
let registry: Registry

beforeAll(async () => {
  registry = await startRegistry(join(root, 'node_modules'), join(codegen, 'node_modules'))
})

afterAll(() => {
  registry.close()
  rmSync(home, { recursive: true, force: true })
})

async function npm(folder: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, npm_config_registry: registry.url, npm_config_cache: join(home, 'cache') }
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, env })
  return stdout.trim()
}

it('has a command once its tarball is installed', async () => {
  const built = join(home, 'built')
  await promisify(execFile)(process.execPath, ['scripts/build/build-codegen.ts', '--out', built], {
    cwd: root,
  })
  const tarball = await npm(home, 'pack', '--silent', './built')
  const project = join(home, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "type": "module" }')
  await npm(project, 'install', '--no-audit', '--no-fund', '--save-dev', `../${tarball}`)
  writeFileSync(join(project, 'openapi.yaml'), pets)
  const said = await npm(project, 'exec', '--no', '--', 'muster-codegen', 'openapi.yaml', '--out', 'gen')
  expect(said).toMatch(/^\d+ files written, 0 unchanged in gen\.$/)
  expect(readFileSync(join(project, 'gen/client.ts'), 'utf8')).toContain('class Pets')
  const library = `import { loadDocument } from '@muster/codegen'; console.log(loadDocument('openapi.yaml').source)`
  writeFileSync(join(project, 'library.js'), library)
  const { stdout } = spawnSync(process.execPath, ['library.js'], { cwd: project, encoding: 'utf8' })
  expect(stdout).toBe('openapi.yaml\n')
})

it('cannot be packed from its sources, and says how to pack it', async () => {
  const packing = npm(codegen, 'pack', '--pack-destination', home)
  await expect(packing).rejects.toThrow(
    'Run npm run build:codegen in the root of the checkout, and pack packages/codegen/dist',
  )
})

describe('a script without what npm ci installs', () => {
  const bare = join(home, 'bare')

  beforeAll(() => cpSync(join(root, 'scripts'), join(bare, 'scripts'), { recursive: true }))

  it('says what it needs', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/installed.mjs'], {
      cwd: bare,
      encoding: 'utf8',
    })
    expect(stderr).toBe(
      'This needs what npm ci installs, Node 26 among it, and there is nothing installed: run npm ci in the root of the checkout, and then this as an npm script.\n',
    )
    expect(status).toBe(1)
  })

  it('does not run without it', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const name of ['start', 'build', 'build:codegen'])
      expect(scripts[name]).toMatch(/^node scripts\/installed\.mjs && /)
    expect(spawnSync(process.execPath, ['scripts/installed.mjs'], { cwd: root }).status).toBe(0)
  })
})
