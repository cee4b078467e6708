// The built package: a tarball that installs into an empty project without dependencies, and starts about as quickly as Node.

import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { closeAll, page, serve } from '../sdk/loopback.ts'
import { makeFolder, tables } from '../support/cli/world.ts'

const run = promisify(execFile)
const root = process.cwd()
const home = makeFolder()
const project = join(home, 'project')
const installed = join(project, 'node_modules/@muster/cli')
const program = join(installed, 'muster-api.mjs')

/** Each release of Node on the PATH, the oldest first. */
const nodes = [...new Set((process.env.PATH ?? '').split(delimiter))]
  .flatMap(folder => {
    try {
      const version = execFileSync(join(folder, 'node'), ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      return [{ major: Number(/^v(\d+)/.exec(version)?.[1]), file: join(folder, 'node') }]
    } catch {
      return []
    }
  })
  .filter(({ major }, n, all) => major >= 20 && all.findIndex(other => other.major === major) === n)
  .sort((a, b) => a.major - b.major)

beforeAll(async () => {
  const dist = join(home, 'dist')
  await run(process.execPath, ['scripts/build/build-cli.ts', '--out', dist], { cwd: root })
  await run('npm', ['pack', dist, '--pack-destination', home, '--silent'], { cwd: home })
  const tarball = readdirSync(home).find(name => name.endsWith('.tgz'))!
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true }\n')
  await run(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', join(home, tarball)],
    { cwd: project },
  )
})

afterEach(closeAll)

describe('the package', () => {
  it('depends on nothing, and brings its licence', () => {
    const {
      dependencies,
      devDependencies,
      bin,
      private: isPrivate,
    } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect([dependencies, devDependencies, isPrivate]).toEqual([undefined, undefined, undefined])
    expect(bin).toEqual({ 'muster-api': 'muster-api.mjs' })
    expect(readdirSync(join(project, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual([
      '@muster',
    ])
    expect(readdirSync(installed).sort()).toEqual([
      'LICENSE',
      'README.md',
      'muster-api.mjs',
      'package.json',
      'tables',
    ])
  })

  it('has the tables of every noun', () => {
    const nouns = Object.keys(tables.nouns())
    expect(readdirSync(join(installed, 'tables')).sort()).toEqual(
      ['_nouns', ...nouns].map(name => `${name}.json`).sort(),
    )
  })

  it('runs by its name in the project', async () => {
    const { stdout } = await run(join(project, 'node_modules/.bin/muster-api'), ['employees', '--help'], {
      cwd: project,
    })
    expect(stdout).toMatch(/create +Create an employee/)
  })

  it.each(nodes.map(node => [node.major, node.file] as const))(
    'lists employees under Node %i',
    async (_, file) => {
      const server = await serve([page(['emp_1'], null)])
      const env = {
        PATH: process.env.PATH,
        MUSTER_API_KEY: `mst_live_${'k'.repeat(43)}`,
        MUSTER_BASE_URL: server.baseUrl,
      }
      const { stdout, stderr } = await run(file, [program, 'employees', 'list', '--csv', '--columns', 'id'], {
        env,
      })
      expect([stdout, stderr]).toEqual(['id\nemp_1\n', ''])
      expect(server.seen[0]!.headers['user-agent']).toMatch(/^muster-cli\/\d/)
    },
  )
})

describe('the start', () => {
  /** Of its processor, which other work on the machine disturbs little; the least of several, in ms. */
  const measure = (args: readonly string[]): number => {
    const script = `process.on('exit', () => {
      const { user, system } = process.cpuUsage()
      process.stderr.write('@' + (user + system))
    })`
    const hook = ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
    const times = Array.from({ length: 7 }, () => {
      const { stderr } = spawnSync(process.execPath, [...hook, ...args], { encoding: 'utf8' })
      return Number(stderr.split('@').at(-1)) / 1_000
    })
    return Math.min(...times)
  }

  it.each([
    ['--help', ['--help']],
    ['help of a verb', ['employees', 'create', '--help']],
    ['completion', ['__complete', '--', 'employees', 'list', '--st']],
  ])('takes less than as long again as that of Node: %s', (_, args) => {
    const bare = measure(['-e', '0'])
    const ours = measure([program, ...args])
    process.stderr.write(
      `muster-api ${args.join(' ')}: ${ours.toFixed(0)} ms, Node alone ${bare.toFixed(0)} ms\n`,
    )
    expect(ours / bare).toBeLessThan(2)
  })

  it('reads the tables of no noun for --help, and of one for a verb', () => {
    const read = (args: readonly string[]): number => {
      const script = `import fs from 'node:fs'
        import { syncBuiltinESMExports } from 'node:module'
        const { readFileSync } = fs; let n = 0
        fs.readFileSync = (...all) => { if (/tables.[a-z-]+\\.json$/.test(String(all[0]))) n++; return readFileSync(...all) }
        syncBuiltinESMExports()
        process.on('exit', () => process.stderr.write(String(n)))`
      const counting = join(home, 'counting.mjs')
      writeFileSync(counting, script)
      const flags = ['--import', counting, program, ...args]
      return Number(
        execFileSync('sh', ['-c', 'exec "$@" 2>&1 >/dev/null', 'sh', process.execPath, ...flags], {
          encoding: 'utf8',
        }),
      )
    }
    expect([read(['--help']), read(['employees', 'list', '--help'])]).toEqual([0, 1])
  })
})

describe('a pipe', () => {
  const sh = (script: string, baseUrl: string) =>
    run('bash', ['--norc', '-c', script], {
      env: {
        PATH: process.env.PATH,
        MUSTER_API_KEY: `mst_live_${'k'.repeat(43)}`,
        MUSTER_BASE_URL: baseUrl,
        NODE: process.execPath,
        PROGRAM: program,
      },
    })

  it('whose reader goes away ends the command with 0, and its paging', async () => {
    let asked = 0
    const server = await serve(() => {
      asked += 1
      return page(
        Array.from({ length: 100 }, (_, n) => `emp_${asked}_${n}_${'x'.repeat(2_000)}`),
        `cursor_${asked}`,
      )
    })
    const { stdout, stderr } = await sh(
      'set -o pipefail; "$NODE" "$PROGRAM" employees list --all --json --columns id | head -1 | cut -c1-14; echo $?',
      server.baseUrl,
    )
    expect([stdout, stderr]).toEqual(['{"id":"emp_1_0\n0\n', ''])
  })

  it('of help ends with 0, too', async () => {
    const { stdout } = await sh(
      'set -o pipefail; "$NODE" "$PROGRAM" --help | head -1; echo $?',
      'http://127.0.0.1:9',
    )
    expect(stdout).toBe('The command line of the Muster API.\n0\n')
  })

  it('on standard input has the fields, and a key for login', async () => {
    const server = await serve([{ body: { id: 'emp_1' } }])
    const fields = JSON.stringify({ first_name: 'A', last_name: 'B', joining_date: '2026-08-01' })
    const { stdout } = await sh(
      `echo '${fields}' | "$NODE" "$PROGRAM" employees create --columns id`,
      server.baseUrl,
    )
    expect(stdout).toBe('id  emp_1\n')
    expect(server.seen[0]!.body).toBe(fields)
  })
})

describe('Ctrl-C', () => {
  it('ends with 130, and tells how to repeat what was sent', async () => {
    const server = await serve(['silent'])
    const env = {
      PATH: process.env.PATH,
      MUSTER_API_KEY: `mst_live_${'k'.repeat(43)}`,
      MUSTER_BASE_URL: server.baseUrl,
    }
    const args = [
      program,
      'employees',
      'create',
      '--first-name',
      'A',
      '--last-name',
      'B',
      '--joining-date',
      '2026-08-01',
    ]
    const running = run(process.execPath, args, { env })
    while (server.seen.length === 0) await new Promise(resolve => setImmediate(resolve))
    running.child.kill('SIGINT')
    const { code, stderr } = await running.catch(error => error)
    expect(stderr).toMatch(/Repeat it with --idempotency-key/)
    expect(code).toBe(130)
  })
})
