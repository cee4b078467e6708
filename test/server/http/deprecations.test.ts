// An operation that ends says so on every answer, refusals too; no other operation does.

import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type OwnServer, startOwnServer } from '../../support/server/own-server.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let own: OwnServer
beforeAll(async () => {
  workspace = await makeWorkspace()
  own = await startOwnServer({}, 'serve-deprecated.ts')
})
afterAll(() => own.stop())

const said = { deprecation: '@1796083200', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' }

const ask = async (method: string, path: string, key?: string) => {
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  const answer = await fetch(server.base_url + path, { method, headers })
  const [deprecation, sunset] = [answer.headers.get('deprecation'), answer.headers.get('sunset')]
  return { status: answer.status, said: { deprecation, sunset }, link: answer.headers.get('link') }
}

it('says since when and until when on an answer, a refusal, and to whoever may not call it', async () => {
  const { key } = workspace
  for (const [status, method, path, by] of [
    [200, 'GET', '/v1/pay_grades', key],
    [400, 'GET', '/v1/pay_grades?colour=red', key],
    [401, 'GET', '/v1/pay_grades', undefined],
    [404, 'GET', '/v1/pay_grades/pgr_none', key],
    [401, 'GET', '/console/payroll_settings', undefined],
    [403, 'POST', '/console/sessions', undefined],
  ] as const)
    expect([method, path, await ask(method, path, by)]).toEqual([
      method,
      path,
      { status, said, link: '</docs/changelog/>; rel="deprecation"; type="text/html"' },
    ])
})

it('says nothing of the others', async () => {
  for (const path of ['/v1/me', '/v1/employees', '/v1/nowhere'])
    expect((await ask('GET', path, workspace.key)).said).toEqual({ deprecation: null, sunset: null })
})
