// The image: built, unpacked, and run as its user on a root that nobody can write, with its secrets in files.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { secretSettings } from '../../../packages/server/runtime/secret-files.ts'
import { ask } from '../../support/fixtures/make.ts'
import { describeWith } from '../../support/processes/programs.ts'
import { closedPort } from '../../support/server/muster.ts'
import { runServer, runToEnd } from './built.ts'
import { Image } from './image.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(root, 'packages/server/production', name), 'utf8')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly secrets: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}
const { postgres: _, ...own } = compose.services

describe('The compose file', () => {
  it('runs this version once to migrate, and then to serve and to work', () => {
    expect(Object.values(own).map(({ image, command }) => [image, command])).toEqual(
      ['migrate', 'serve', 'worker'].map(command => [`localhost/muster:${version}`, [command]]),
    )
  })

  it('gives nothing of Muster a root to write on or a capability, and each secret as a file', () => {
    for (const { read_only, cap_drop, environment, secrets } of Object.values(own)) {
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
      const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))
      for (const [name] of files) expect(secretSettings.map(setting => `${setting}_FILE`)).toContain(name)
      expect(files.map(([, file]) => file.replace('/run/secrets/', '')).sort()).toEqual([...secrets].sort())
    }
    const named = Object.values(compose.services).flatMap(({ secrets }) => secrets)
    expect(Object.keys(compose.secrets).sort()).toEqual([...new Set(named)].sort())
  })
})

describeWith({ program: 'systemd-analyze', of: 'systemd' }, 'The unit of systemd', () => {
  it('holds what systemd knows, and shuts out what Muster does not need', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-unit-'))
    const unit = join(folder, 'muster.service')
    writeFileSync(unit, read('muster.service').replaceAll('/usr/local/bin/node', process.execPath))
    const verified = execFileSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    const judged = execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', unit], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    rmSync(folder, { recursive: true })
    expect(verified).toBe('')
    expect(judged).toMatch(/Overall exposure level for muster\.service: [01]\.\d OK/)
  })
})

describeWith({ program: 'buildah' }, 'The image', () => {
  let image: Image
  beforeAll(async () => {
    image = new Image()
    await image.prepare()
  })
  afterAll(() => image.close())

  const environment = (port: number) => image.environment(compose.services.serve!.environment, port)

  it('is under 200 MB, and runs as a user with no rights', () => {
    const kilobytes = Number(execFileSync('du', ['-sk', image.unpacked], { encoding: 'utf8' }).split('\t')[0])
    expect(kilobytes).toBeLessThan(200_000)
    expect(statSync(image.archive).size).toBeLessThan(100_000_000)
    expect(image.config).toMatchObject({ User: '10001:10001', StopSignal: 'SIGTERM', Cmd: ['serve'] })
  })

  it('lets nothing write on its root', async () => {
    const write = `try { require('fs').writeFileSync('/app/x', '') } catch (error) { console.log(error.code, process.getuid()) }`
    const node = image.inside('/usr/local/bin/node', '--eval', write)
    expect(await runToEnd(node, environment(0))).toEqual({ code: 0, text: 'EROFS 10001\n' })
  })

  it('migrates, serves until it is told to stop, and is healthy by the check of the compose file', async () => {
    const env = environment(await closedPort())
    const run = (...command: string[]) => runToEnd(image.muster(...command), env)
    expect(await run('migrate')).toMatchObject({ code: 0, text: expect.stringContaining('up to date') })
    const made = await run('workspace', 'create', '--name', 'Image')
    const [workspace] = /wsp_\w+/.exec(made.text)!
    const given = await run('key', 'create', '--workspace', workspace, '--name', 'Image', '--scopes', 'all')
    const [key] = /mst_live_\w+/.exec(given.text)!
    const server = await runServer(image.muster('serve'), env)
    expect((await ask(server.base_url, 'GET', '/v1/me', { key })).json).toMatchObject({ name: 'Image' })
    expect((await ask(server.base_url, 'GET', '/app/')).status).toBe(200)
    const [, ...check] = compose.services.serve!.healthcheck!.test.map(part =>
      part.replace('http://127.0.0.1:8080', server.base_url),
    )
    expect(await runToEnd(image.inside(...check), env)).toMatchObject({ code: 0 })
    expect(await server.stop()).toMatchObject({ code: 0 })
    expect((await runToEnd(image.inside(...check), env)).code).toBe(1)
  })
})
