// Fields come from flags, from files and from standard input; what is final is asked about; keys stay where they are kept.

import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKey, baseUrl, json, makeFolder, muster, page, serviceToken } from '../support/cli/world.ts'

const required = { first_name: 'Ayesha', last_name: 'Siddiqui', joining_date: '2026-08-01' }
const bodyOf = async ({ requests }: { requests: readonly Request[] }) => JSON.parse(await requests[0]!.text())

describe('the fields of a body', () => {
  it('come from standard input', async () => {
    const said = await muster(['employees', 'create'], { piped: JSON.stringify(required) })
    expect(await bodyOf(said)).toEqual(required)
  })

  it('come from a file, and flags go before it', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'a.json'), JSON.stringify(required))
    const said = await muster(
      ['employees', 'create', '--input', 'a.json', '--last-name', 'Khan', '--clear', 'gender'],
      { folder },
    )
    expect(await bodyOf(said)).toEqual({ ...required, last_name: 'Khan', gender: null })
  })

  it('take the text of a file, and an at sign by two', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'note.txt'), 'Two\nlines\n')
    const args = ['leave-applications', 'reject', 'lap_1', '--rejection-reason']
    expect(await bodyOf(await muster([...args, '@note.txt'], { folder }))).toEqual({
      rejection_reason: 'Two\nlines',
    })
    expect(await bodyOf(await muster([...args, '@@home'], { folder }))).toEqual({ rejection_reason: '@home' })
  })

  it('are lists by commas, by repeating, or as JSON', async () => {
    const args = ['webhook-endpoints', 'create', '--url', 'https://example.com/hook']
    for (const flags of [
      ['--events', 'employee.created,employee.updated'],
      ['--events', 'employee.created', '--events', 'employee.updated'],
      ['--events', '["employee.created","employee.updated"]'],
    ])
      expect((await bodyOf(await muster([...args, ...flags]))).events).toEqual([
        'employee.created',
        'employee.updated',
      ])
  })

  it('are booleans by their name alone, by --no- and by a word', async () => {
    const args = [
      'leave-applications',
      'create',
      '--employee-id',
      'emp_1',
      '--leave-type-id',
      'lty_1',
      '--from-date',
      '2026-08-03',
      '--to-date',
      '2026-08-03',
      '--reason',
      'a',
    ]
    for (const [flags, value] of [
      [['--is-half-day'], true],
      [['--no-is-half-day'], false],
      [['--is-half-day', 'false'], false],
    ] as const)
      expect((await bodyOf(await muster([...args, ...flags]))).is_half_day).toBe(value)
  })

  it('are a file with its name and type', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'passport.pdf'), '%PDF-1.7')
    const said = await muster(
      [
        'employee-documents',
        'create',
        '--employee-id',
        'emp_1',
        '--document-type-id',
        'dty_1',
        '--file',
        'passport.pdf',
      ],
      { folder },
    )
    expect(said.err).toBe('')
    expect(await bodyOf(said)).toEqual({
      employee_id: 'emp_1',
      document_type_id: 'dty_1',
      content_base64: Buffer.from('%PDF-1.7').toString('base64'),
      file_name: 'passport.pdf',
      content_type: 'application/pdf',
    })
  })
})

describe('what cannot be taken back', () => {
  const remove = ['employees', 'delete', 'emp_1']

  it('needs --yes where nobody can be asked', async () => {
    const { code, err, requests } = await muster(remove)
    expect(err).toMatch(/employees delete emp_1 cannot be taken back\. Add --yes/)
    expect([code, requests.length]).toEqual([2, 0])
    expect((await muster([...remove, '--yes'])).requests.map(({ method }) => method)).toEqual(['DELETE'])
  })

  it('is asked about on a terminal', async () => {
    expect(await muster(remove, { isTerminal: true, typed: 'n' })).toMatchObject({ code: 1, requests: [] })
    expect((await muster(remove, { isTerminal: true, typed: 'y' })).requests).toHaveLength(1)
  })
})

describe('--dry-run', () => {
  it('shows the request of what the service cannot rehearse, without the key', async () => {
    const { code, out, err, requests } = await muster([
      'employees',
      'list',
      '--status',
      'active',
      '--dry-run',
    ])
    expect([code, requests.length, err]).toEqual([0, 0, 'Dry run: nothing was sent.\n'])
    expect(out).toBe(`GET ${baseUrl}/v1/employees?status=active\n`)
    expect(out).not.toContain(apiKey)
  })
})

describe('the key', () => {
  const place = (
    mode: number,
    profiles: object = { work: { base_url: 'https://work.test', key: apiKey } },
  ) => {
    const folder = makeFolder()
    mkdirSync(join(folder, '.config/muster'), { recursive: true })
    const file = join(folder, '.config/muster/credentials.json')
    writeFileSync(file, JSON.stringify({ default: 'work', profiles }))
    chmodSync(file, mode)
    return folder
  }
  const noKey = { MUSTER_API_KEY: undefined, MUSTER_BASE_URL: undefined }

  it('is that of the default profile, or of the one that is named', async () => {
    const folder = place(0o600)
    for (const args of [[], ['--profile', 'work']]) {
      const { requests } = await muster(['employees', 'list', ...args], {
        folder,
        env: noKey,
        answer: () => page([]),
      })
      expect(requests[0]!.url).toMatch(/^https:\/\/work\.test\//)
      expect(requests[0]!.headers.get('authorization')).toBe(`Bearer ${apiKey}`)
    }
  })

  it('of the environment goes before the file, and a named profile before both', async () => {
    const folder = place(0o600)
    const url = async (args: string[]) => (await muster([...args, 'me', 'get'], { folder })).requests[0]!.url
    expect(await url([])).toMatch(/^https:\/\/api\.muster\.test\//)
    expect(await url(['--profile', 'work'])).toMatch(/^https:\/\/work\.test\//)
  })

  it.each([0o644, 0o640, 0o606])('is not read from a file of mode %i', async mode => {
    const { code, err, requests } = await muster(['me', 'get'], { folder: place(mode), env: noKey })
    expect(err).toMatch(/has mode 0\d\d\d, so others may read its keys\. Run: chmod 600 /)
    expect([code, requests.length]).toEqual([3, 0])
  })

  it('is asked for where there is none, and an unknown profile is named with the nearest', async () => {
    expect(await muster(['me', 'get'], { env: noKey })).toMatchObject({
      code: 3,
      err: expect.stringMatching(/There is no key\. Set MUSTER_API_KEY/),
    })
    const { code, err } = await muster(['me', 'get', '--profile', 'wor'], { folder: place(0o600) })
    expect([code, err]).toEqual([2, expect.stringMatching(/There is no profile wor\. Did you mean work\?/)])
  })

  it('is that of the demo beside npm start', async () => {
    const folder = makeFolder()
    mkdirSync(join(folder, '.data'))
    mkdirSync(join(folder, 'inner'))
    writeFileSync(
      join(folder, '.data/demo.json'),
      JSON.stringify({ base_url: 'http://localhost:3000', api_keys: { full: apiKey } }),
    )
    const { requests } = await muster(['me', 'get', '--profile', 'demo'], {
      folder: join(folder, 'inner'),
      env: noKey,
    })
    expect(requests[0]!.url).toBe('http://localhost:3000/v1/me')
  })

  it('of the Workspace API is another one where there is one', async () => {
    const token = `mst_cons_${'k'.repeat(49)}`
    const env = { MUSTER_CONSOLE_TOKEN: token }
    const keyOf = async (args: string[]) =>
      (await muster(args, { env, answer: () => page([]) })).requests[0]!.headers.get('authorization')
    expect(await keyOf(['payroll-run-details', 'list'])).toBe(`Bearer ${token}`)
    expect(await keyOf(['payroll-runs', 'list'])).toBe(`Bearer ${apiKey}`)
    const { code, err } = await muster(['payroll-run-details', 'list'])
    expect([code, err]).toEqual([3, expect.stringMatching(/is of the Workspace API, which takes no API key/)])
  })

  it('is kept by login for its owner alone, once the service knows it, and is never printed', async () => {
    const folder = makeFolder()
    const given = {
      folder,
      env: noKey,
      piped: `${serviceToken}\n`,
      answer: () => json({ name: 'Night jobs' }),
    }
    const { code, out, err, requests } = await muster(['login', '--base-url', 'https://work.test'], given)
    expect([code, requests[0]!.url]).toEqual([0, 'https://work.test/v1/me'])
    const file = join(folder, '.config/muster/credentials.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      default: 'default',
      profiles: { default: { base_url: 'https://work.test', key: serviceToken } },
    })
    const listed = await muster(['profiles'], { folder, env: noKey })
    expect(listed.out).toBe('* default  https://work.test  service token\n')
    expect(out + err + listed.out).not.toContain(serviceToken)
    expect((await muster(['logout'], { folder, env: noKey })).code).toBe(0)
    expect((await muster(['profiles'], { folder, env: noKey })).code).toBe(4)
  })

  it('is not kept where the service refuses it, or where it is none', async () => {
    const folder = makeFolder()
    const refused = () => new Response('{}', { status: 401 })
    for (const given of [{ piped: serviceToken, answer: refused }, { piped: 'hunter2' }]) {
      const { code } = await muster(['login', '--base-url', 'https://work.test'], {
        folder,
        env: noKey,
        ...given,
      })
      expect(code).toBeGreaterThan(0)
    }
    expect((await muster(['profiles'], { folder, env: noKey })).code).toBe(4)
  })
})

describe('help', () => {
  it.each([
    [['--help'], /^The command line of the Muster API[\s\S]*employees +The people[\s\S]*130 +interrupted/],
    [['employees', '--help'], /list +List employees/],
    [['employees', 'create', '--help'], /--joining-date <date> +The first day of employment\. \(required\)/],
    [['help', 'employees', 'create'], /It sends POST \/v1\/employees\./],
    [['login', '--help'], /Usage: muster-api login \[--profile\]/],
    [['--version'], /^0\.0\.0\n$/],
  ])('of %j is printed', async (args, says) => {
    const { code, out } = await muster(args)
    expect(out).toMatch(says)
    expect(code).toBe(0)
  })
})
