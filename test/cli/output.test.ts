// What is answered is printed as a table, as JSON or as CSV, and every page of it where that is asked for.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { json, makeFolder, muster, page } from '../support/cli/world.ts'

const employee = (n: number, more: object = {}) => ({
  object: 'employee',
  id: `emp_${n}`,
  employee_code: `E${n}`,
  first_name: 'Ayesha',
  last_name: 'Siddiqui',
  status: 'active',
  ...more,
})

const twoPages = (_: Request, nth: number) =>
  nth === 0 ? page([employee(1), employee(2)], 'next') : page([employee(3)])

describe('a list', () => {
  it('is a table, and tells that there is more', async () => {
    const { out, err, requests } = await muster(['employees', 'list', '--columns', 'id,status'], {
      answer: twoPages,
    })
    expect(out).toBe('id     status\nemp_1  active\nemp_2  active\n')
    expect(err).toBe('There are more: add --all, or --starting-after next.\n')
    expect(requests).toHaveLength(1)
  })

  it('is read to its end with --all, in large pages', async () => {
    const { out, err, requests } = await muster(['employees', 'list', '--all', '--columns', 'id'], {
      answer: twoPages,
    })
    expect([out, err]).toEqual(['id\nemp_1\nemp_2\nemp_3\n', ''])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=100',
      '?limit=100&starting_after=next',
    ])
  })

  it('is one record a line with --all and --json', async () => {
    const { out } = await muster(['employees', 'list', '--all', '--json', '--columns', 'id,status'], {
      answer: twoPages,
    })
    expect(
      out
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toEqual([1, 2, 3].map(n => ({ id: `emp_${n}`, status: 'active' })))
  })

  it('is the page as it was answered with --json alone', async () => {
    const { out } = await muster(['employees', 'list', '--json'], { answer: twoPages })
    expect(JSON.parse(out)).toEqual({ data: [employee(1), employee(2)], has_more: true, next_cursor: 'next' })
  })

  it('is CSV with a head, in which no text is a formula', async () => {
    const rows = [
      employee(1, { last_name: 'Khan, "Jr"' }),
      employee(2, { last_name: '=1+1', first_name: '+92 42 3576 1200' }),
      employee(3, { last_name: null, first_name: 'two\nlines' }),
    ]
    const { out } = await muster(['employees', 'list', '--csv', '--columns', 'id,first_name,last_name'], {
      answer: () => page(rows),
    })
    expect(out).toBe(
      'id,first_name,last_name\nemp_1,Ayesha,"Khan, ""Jr"""\nemp_2,+92 42 3576 1200,\'=1+1\nemp_3,"two\nlines",\n',
    )
  })

  it('has every field in CSV where none is named', async () => {
    const { out } = await muster(['employees', 'list', '--csv'], { answer: () => page([]) })
    expect(out).toMatch(/^id,employee_code,first_name,last_name,status,.*,created_at,updated_at\n$/)
  })

  it('says that there are none beside what is printed', async () => {
    expect(await muster(['employees', 'list'], { answer: () => page([]) })).toMatchObject({
      out: '',
      err: 'There are none.\n',
    })
  })
})

describe('a table on a terminal', () => {
  const rows = [employee(1, { first_name: 'A'.repeat(60) }), employee(2, { first_name: 'عائشہ' })]
  const list = (width: number, env = {}, args: string[] = []) =>
    muster(['employees', 'list', ...args], { isTerminal: true, width, env, answer: () => page(rows) })

  it('is as wide as the terminal at most, and leaves columns out', async () => {
    for (const width of [20, 60, 100]) {
      const { out } = await list(width, { NO_COLOR: '1' })
      for (const line of out.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(width)
      expect(out).toMatch(/^id/)
    }
  })

  it('has a bold head, and no colour with NO_COLOR or in a pipe', async () => {
    expect((await list(80)).out).toContain('\u001b[1mid')
    expect((await list(80, { NO_COLOR: '1' })).out).not.toContain('\u001b')
    expect((await muster(['employees', 'list'], { answer: () => page(rows) })).out).not.toContain('\u001b')
  })

  it('cuts what is too wide, and nothing in a pipe', async () => {
    expect((await list(80, { NO_COLOR: '1' })).out).toContain(`${'A'.repeat(39)}…`)
    expect((await muster(['employees', 'list'], { answer: () => page(rows) })).out).toContain('A'.repeat(60))
  })

  it('obeys nothing that stands in a record', async () => {
    const evil = [employee(1, { first_name: 'a\u001b[2Jb\u202ec\nd' })]
    const { out } = await muster(['employees', 'list', '--columns', 'first_name'], {
      answer: () => page(evil),
    })
    expect(out).toBe('first_name\na [2Jb c d\n')
  })

  it('aligns figures to the right, and letters of two cells by their width', async () => {
    const grades = [
      { id: 'pgr_1', name: '一二', min_salary: '5.00' },
      { id: 'pgr_2', name: 'abc', min_salary: '100.00' },
    ]
    const { out } = await muster(['pay-grades', 'list', '--columns', 'id,name,min_salary'], {
      answer: () => page(grades),
    })
    expect(out).toBe('id     name  min_salary\npgr_1  一二        5.00\npgr_2  abc       100.00\n')
  })
})

describe('a record', () => {
  it('has its fields below each other, or is JSON, or a line of CSV', async () => {
    const answer = () => json(employee(1, { address: { city: 'Lahore' } }))
    const get = ['employees', 'get', 'emp_1']
    expect((await muster(get, { answer })).out).toMatch(/^id {13}emp_1\nemployee_code {2}E1\n/)
    expect(JSON.parse((await muster([...get, '--json'], { answer })).out)).toEqual(
      employee(1, { address: { city: 'Lahore' } }),
    )
    expect((await muster([...get, '--csv', '--columns', 'id,status'], { answer })).out).toBe(
      'id,status\nemp_1,active\n',
    )
  })
})

describe('a file', () => {
  const get = ['employee-documents', 'get-content', 'doc_1']
  const answer = () =>
    new Response(new Uint8Array([37, 80, 68, 70, 0, 255]), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="../passport.pdf"',
      },
    })

  it('is written to --out, for its owner alone', async () => {
    const folder = makeFolder()
    const { code, err } = await muster([...get, '--out', 'a.pdf'], { folder, answer, isTerminal: true })
    expect([code, err]).toEqual([0, 'Written to a.pdf.\n'])
    expect([...readFileSync(join(folder, 'a.pdf'))]).toEqual([37, 80, 68, 70, 0, 255])
    expect(statSync(join(folder, 'a.pdf')).mode & 0o777).toBe(0o600)
  })

  it('keeps its own name in a folder, and never leaves it', async () => {
    const folder = makeFolder()
    const { err } = await muster([...get, '--out', './'], { folder, answer })
    expect(err).toBe('Written to passport.pdf.\n')
    expect(readFileSync(join(folder, 'passport.pdf'))).toHaveLength(6)
  })

  it('goes into a pipe as it is, and onto a terminal not at all', async () => {
    expect((await muster(get, { answer })).out).toBe('%PDF\u0000\u00ff')
    const { code, out, err } = await muster(get, { answer, isTerminal: true })
    expect(err).toMatch(/This is application\/pdf, which a terminal cannot show\. Add --out passport\.pdf/)
    expect([code, out]).toEqual([2, ''])
  })
})
