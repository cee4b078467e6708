// When operations are compiled: in production before the start is over, elsewhere with their first requests.

import { requests } from '@muster/contract'
import { openValidation } from '../../../packages/server/http/request/validate.ts'

const { paths, ...rest } = requests as { paths: object }
/** A document of all requests that lacks one. */
const broken = { ...rest, paths: { ...paths, '/v1/holidays': {} } }
const lack = 'listHolidays: the document of requests does not hold get /v1/holidays.'

describe('a document of requests that lacks an operation', () => {
  it('stops a start that compiles ahead', async () => {
    await expect(openValidation({ ahead: true, document: broken })).rejects.toThrow(lack)
  })

  it('fails that operation alone where each is compiled with its first request', async () => {
    const validation = await openValidation({ ahead: false, document: broken })
    const request = { path: {}, search: '', body: undefined, idempotencyKey: undefined }
    await expect(validation.check('listHolidays', request)).rejects.toThrow(lack)
    expect(await validation.check('getMe', request)).toEqual({ path: {}, query: {}, body: undefined })
  })
})
