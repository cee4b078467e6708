// What a caller can read from a failed call.
import { type ErrorCode, isMusterError, MusterError } from '../../packages/sdk/error.ts'
import { closeAll, errorFrom, problem, type Reply, serve } from './loopback.ts'

afterEach(closeAll)

async function failWith(reply: Reply): Promise<MusterError> {
  const server = await serve([reply])
  const error = await errorFrom(
    server.transport({ maxRetries: 0 }).request('post', '/v1/employees', { body: {} }),
  )
  if (!isMusterError(error)) throw error
  return error
}

describe('an error', () => {
  it('has every fact of the problem and reads as a sentence', async () => {
    const error = await failWith(
      problem(400, 'validation_failed', {
        title: 'The request is not valid',
        detail: '2 fields are refused.',
        errors: [
          { field: 'first_name', message: 'is required' },
          { field: 'items[2].amount', message: 'is a number; money is text' },
        ],
      }),
    )
    expect(error).toBeInstanceOf(MusterError)
    expect(error).toMatchObject({
      code: 'validation_failed',
      status: 400,
      title: 'The request is not valid',
      detail: '2 fields are refused.',
      requestId: 'req_1',
      requiredScopes: [],
      retryAfterSeconds: undefined,
      method: 'POST',
      path: '/v1/employees',
    })
    expect(error.errors[1]).toEqual({ field: 'items[2].amount', message: 'is a number; money is text' })
    expect(error.message).toBe(
      'POST /v1/employees -> 400 validation_failed: 2 fields are refused.; first_name: is required; ' +
        'items[2].amount: is a number; money is text (request req_1)',
    )
  })

  it('names the scopes that are missing', async () => {
    const error = await failWith(
      problem(403, 'insufficient_scope', {
        detail: 'The key may not do this.',
        required_scopes: ['employees:write'],
      }),
    )
    expect(error.requiredScopes).toEqual(['employees:write'])
    expect(error.message).toContain('needs employees:write')
  })

  it.each([
    {
      what: 'a page of a proxy',
      reply: { status: 502, text: '<html>Bad gateway</html>' },
      says: '<html>Bad gateway',
    },
    { what: 'an empty body', reply: { status: 500, text: '' }, says: 'an empty body' },
    { what: 'a code of a later version', reply: problem(402, 'payment_due'), says: 'payment_due' },
    { what: 'a code that is a property of every object', reply: problem(400, 'toString'), says: 'toString' },
    { what: 'a 200 that is not JSON', reply: { status: 200, text: '<html>' }, says: 'not JSON: <html>' },
    { what: 'a 200 without a body', reply: { status: 200, text: '' }, says: 'an empty body' },
  ])('is unexpected_response for $what', async ({ reply, says }) => {
    const error = await failWith(reply)
    expect(error.code).toBe('unexpected_response')
    expect(error.message).toContain(says)
  })

  it('survives a problem whose fields have the wrong types', async () => {
    const error = await failWith(
      problem(400, 'validation_failed', { detail: 7, errors: [null, 'x'], required_scopes: {} }),
    )
    expect(error.errors).toEqual([
      { field: '', message: '' },
      { field: '', message: '' },
    ])
    expect(error.detail).toBe('validation_failed')
  })

  it('keeps the request id of the header when the body has none', async () => {
    const error = await failWith({ status: 500, headers: { 'request-id': 'req_7' }, text: 'oops' })
    expect(error.requestId).toBe('req_7')
  })

  it('is recognised by name, across two copies of the SDK', () => {
    class Other extends Error {
      override name = 'MusterError'
      code = 'conflict'
    }
    expect(isMusterError(new Other('x'))).toBe(true)
    expect(isMusterError(new Error('x'))).toBe(false)
    expect(isMusterError({ name: 'MusterError', code: 'conflict' })).toBe(false)
  })

  it('has a code that makes a switch exhaustive', () => {
    const advice = (code: ErrorCode): string => {
      switch (code) {
        case 'missing_credentials':
        case 'invalid_api_key':
        case 'api_key_expired':
        case 'api_key_revoked':
          return 'replace the key'
        case 'ip_not_allowed':
        case 'workspace_inactive':
        case 'insufficient_scope':
        case 'plan_upgrade_required':
        case 'workspace_read_only':
        case 'api_not_configured':
          return 'ask the workspace owner'
        case 'validation_failed':
        case 'not_found':
        case 'conflict':
          return 'correct the call'
        case 'rate_limit_exceeded':
        case 'internal_error':
        case 'connection_failed':
        case 'timed_out':
        case 'aborted':
        case 'unexpected_response':
          return 'try later'
      }
    }
    expect(advice('not_found')).toBe('correct the call')
  })
})
