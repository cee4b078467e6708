// A literal path beside one with an id: another method on it is done by the other path, with the rights that it needs.

import { type OperationFacts, operations } from '@muster/contract'
import { match } from '../../../packages/server/gen/router.ts'
import { tokenOf } from '../../support/fixtures/console.ts'
import { makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'

const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']
const all = Object.values(operations) as OperationFacts[]

const passing = [...new Set(all.map(({ path }) => path))].flatMap(path =>
  methods.flatMap(method => {
    const route = match(method, path.replaceAll(/\{\w+\}/g, 'x'))
    if (!route || !('operation' in route) || operations[route.operation].path === path) return []
    return [
      {
        asked: `${method} ${path}`,
        by: route.operation,
        facts: operations[route.operation] as OperationFacts,
      },
    ]
  }),
)

const policy = '/console/approval_policies/preview'
const preview = '/console/salary_assignments/preview'
const file = '/console/imports/preview'
const move = '/console/job_changes/preview'
const issue = '/console/service_tokens/issue'
const registration = '/console/account/passkeys/registration'

describe('a method that a literal path does not have', () => {
  it('belongs to an operation of the same room, wherever another path takes it', () => {
    expect(passing.map(({ asked, by }) => [asked, by]).sort()).toEqual([
      [`DELETE ${registration}`, 'deletePasskey'],
      [`DELETE ${move}`, 'deleteJobChange'],
      [`DELETE ${preview}`, 'deleteSalaryAssignment'],
      [`GET ${policy}`, 'getApprovalPolicy'],
      [`GET ${file}`, 'getImport'],
      [`GET ${move}`, 'getJobChange'],
      [`GET ${issue}`, 'getServiceToken'],
      [`HEAD ${policy}`, 'getApprovalPolicy'],
      [`HEAD ${file}`, 'getImport'],
      [`HEAD ${move}`, 'getJobChange'],
      [`HEAD ${issue}`, 'getServiceToken'],
      [`PATCH ${registration}`, 'updatePasskey'],
      [`PATCH ${policy}`, 'updateApprovalPolicy'],
      [`PATCH ${move}`, 'updateJobChange'],
      [`PATCH ${preview}`, 'updateSalaryAssignment'],
      [`PATCH ${issue}`, 'updateServiceToken'],
    ])
  })

  it.each(['DELETE', 'PATCH'])('needs the rights of the operation that does it: %s', async method => {
    const { id, key } = await makeWorkspace()
    const asked = { ...(method === 'PATCH' && { body: {} }) }
    const other = await makeKey(id, { scopes: [], permissions: ['leave.manage'] })
    const statuses = [undefined, key, other].map(async one => {
      return (await raw(method, preview, { ...asked, ...(one && { key: one }) })).status
    })
    expect(await Promise.all(statuses)).toEqual([401, 403, 403])
    const able = await tokenOf({ id })
    const answer = await raw(method, preview, { ...asked, key: able })
    expect([answer.status, answer.json.code]).toEqual(
      method === 'PATCH' ? [400, 'validation_failed'] : [404, 'not_found'],
    )
    const personal = [{}, { key }, { key: able }].map(async own => {
      return (await raw(method, registration, { ...asked, ...own })).status
    })
    expect(await Promise.all(personal)).toEqual([403, 403, 403])
  })
})
