// What was typed wrong is said before anything is sent, and what the service refuses is said in the names of flags.

import { muster, page, problem } from '../support/cli/world.ts'

const required = ['--first-name', 'Ayesha', '--last-name', 'Siddiqui', '--joining-date', '2026-08-01']

describe('a mistake', () => {
  it.each<[string, string[], RegExp]>([
    ['a noun', ['employes', 'list'], /There is no employes\. Did you mean employees\?/],
    ['a verb', ['employees', 'lst'], /There is no employees lst\. Did you mean list\?/],
    [
      'a flag',
      ['employees', 'list', '--statu', 'active'],
      /There is no --statu of employees list\. Did you mean --status\?/,
    ],
    [
      'a value of an enum',
      ['employees', 'list', '--status', 'activ'],
      /--status must be one of new, active, .*Did you mean active\?/,
    ],
    [
      'a column',
      ['employees', 'list', '--columns', 'id,statos'],
      /--columns: there is no statos\. Did you mean status\?/,
    ],
    [
      'the id of another record',
      ['employees', 'get', 'dep_1'],
      /<id> must be an id that starts with emp_, and not "dep_1"/,
    ],
    [
      'the id in a flag',
      ['employees', 'list', '--department-id', 'emp_1'],
      /--department-id must be an id that starts with dep_/,
    ],
    [
      'a date that is none',
      ['employees', 'create', ...required, '--joining-date', '2026-02-30'],
      /--joining-date must be a date that exists/,
    ],
    [
      'a timestamp',
      ['employees', 'list', '--updated-since', '2026-02-01'],
      /--updated-since must be a timestamp, RFC 3339/,
    ],
    ['a number', ['employees', 'list', '--limit', 'ten'], /--limit must be a whole number, and not "ten"/],
    ['a number too small', ['employees', 'list', '--limit', '0'], /--limit must be at least 1/],
    [
      'a boolean',
      ['employees', 'list', '--include-deleted=maybe'],
      /--include-deleted must be true or false/,
    ],
    [
      'a telephone number',
      ['employees', 'create', ...required, '--phone-primary', 'x'],
      /--phone-primary must be a telephone number/,
    ],
    [
      'a text that is too long',
      ['employees', 'create', ...required, '--nationality', 'x'.repeat(101)],
      /--nationality must be of 0 to 100 characters/,
    ],
    [
      'a flag without its value',
      ['employees', 'list', '--status', '--all'],
      /--status needs a value behind it/,
    ],
    ['a missing id', ['employees', 'get'], /<id> is missing: muster-api employees get <id>/],
    [
      'a word too many',
      ['employees', 'list', 'active'],
      /employees list takes no word behind it, and not "active"/,
    ],
    [
      'missing fields',
      ['employees', 'create', '--first-name', 'A'],
      /--last-name: is required\n {2}--joining-date: is required, a date/,
    ],
    ['nothing to change', ['employees', 'update', 'emp_1'], /Nothing to change is given/],
    [
      'what cannot be emptied',
      ['employees', 'update', 'emp_1', '--clear', 'first-name'],
      /first-name cannot be emptied; these can: father-name/,
    ],
    [
      'a file that is not there',
      ['employees', 'create', '--input', 'none.json'],
      /--input: there is no file none\.json/,
    ],
    ['two forms', ['employees', 'list', '--json', '--csv'], /Choose one of --json and --csv/],
    ['a short flag', ['employees', 'list', '-a'], /flags have two dashes/],
    ['no verb', ['employees'], /Name a verb of employees: list, create, get, delete, update/],
    ['nothing', [], /Name a noun and a verb/],
    ['a timeout', ['employees', 'list', '--timeout', 'soon'], /--timeout must be seconds above 0/],
    ['a base URL', ['employees', 'list', '--base-url', 'https://x.test/v1'], /ends in "\/v1"/],
    ['a shell', ['completion', 'bosh'], /completion takes bash, zsh, fish\. Did you mean bash\?/],
  ])('in %s exits with 2, and sends nothing', async (_, args, says) => {
    const { code, err, requests } = await muster(args)
    expect(err).toMatch(says)
    expect([code, requests.length]).toEqual([2, 0])
  })

  it.each<[string, string, RegExp]>([
    [
      'in a field of the input',
      '{"first_nam":"A"}',
      /Standard input: there is no field first_nam of employees create\. Did you mean first_name\?/,
    ],
    ['in its JSON', '{', /Standard input is not JSON/],
    ['in its shape', '[]', /Standard input must be one JSON object/],
    [
      'in a value',
      '{"first_name":"A","last_name":"B","joining_date":"1.8.2026"}',
      /--joining-date must be a date/,
    ],
  ])('%s is said before anything is sent', async (_, piped, says) => {
    const { code, err, requests } = await muster(['employees', 'create'], { piped })
    expect(err).toMatch(says)
    expect([code, requests.length]).toEqual([2, 0])
  })
})

describe('what the service refuses', () => {
  const create = ['employees', 'create', ...required, '--no-retry']

  it('is said in the names of flags, with the id of the request', async () => {
    const errors = [
      { field: 'last_name', message: 'must not be empty' },
      { field: 'components[0].amount', message: 'must be a plain decimal' },
    ]
    const { code, err } = await muster(create, {
      answer: () =>
        problem(400, 'validation_failed', {
          title: 'The request is not valid',
          detail: 'last_name must not be empty',
          errors,
        }),
    })
    expect(err).toBe(
      'muster-api: The request is not valid.\n  --last-name: must not be empty\n  components[0].amount: must be a plain decimal\nRequest req_1\n',
    )
    expect(code).toBe(1)
  })

  it.each<[number, string, object, number]>([
    [400, 'validation_failed', {}, 1],
    [401, 'invalid_api_key', {}, 3],
    [403, 'insufficient_scope', { required_scopes: ['employees:write'] }, 3],
    [404, 'not_found', {}, 4],
    [409, 'conflict', {}, 5],
    [429, 'rate_limit_exceeded', {}, 6],
    [500, 'internal_error', {}, 1],
    [503, 'internal_error', {}, 7],
  ])('with %i %s exits with its own code', async (status, code, more, exit) => {
    const answered = await muster(create, { answer: () => problem(status, code, { detail: 'No.', ...more }) })
    expect(answered.err).toMatch(/^muster-api: No\.\n/)
    expect(answered.code).toBe(exit)
    if (status === 403) expect(answered.err).toContain('The key needs employees:write.')
  })

  it('exits with 7 where nobody answers, which is no doubt about the outcome', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const { code, err } = await muster(create, {
      answer: () => {
        throw new TypeError('fetch failed', { cause })
      },
    })
    expect(err).toMatch(/ECONNREFUSED/)
    expect(err).not.toMatch(/idempotency-key/)
    expect(code).toBe(7)
  })

  it('tells the key to repeat with where the outcome is not known', async () => {
    const { code, err, requests } = await muster(create, {
      answer: () => {
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }),
        })
      },
    })
    const [, key] =
      /Whether employees create was carried out is not known\. Repeat it with --idempotency-key (\S+), and it is done once\./.exec(
        err,
      ) ?? []
    expect(key).toBe(requests[0]!.headers.get('idempotency-key'))
    expect(code).toBe(7)
    const again = await muster([...create, '--idempotency-key', key!])
    expect(again.requests[0]!.headers.get('idempotency-key')).toBe(key)
  })

  it('exits with 130 after Ctrl-C, and tells the key of a request that was sent', async () => {
    const stop = new AbortController()
    const { code, err } = await muster(create, {
      signal: stop.signal,
      answer: request =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
          stop.abort()
        }),
    })
    expect(err).toMatch(/Repeat it with --idempotency-key/)
    expect(code).toBe(130)
  })

  it('is asked again as the SDK does, without --no-retry', async () => {
    const { code, requests } = await muster(['employees', 'list'], {
      answer: (_, nth) => (nth === 0 ? problem(503, 'internal_error', {}, { 'retry-after': '0' }) : page([])),
    })
    expect([code, requests.length]).toEqual([0, 2])
  })
})
