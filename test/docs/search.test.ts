// The search of the docs: what a reader would type, and the page that they look for among the first three.

import { find, readIndex } from '../../packages/docs/search/find.ts'
import { findNearest } from '../../packages/docs/search/nearest.ts'
import { builtDocs, builtIndex } from '../support/server/docs-build.ts'

/** Each with the pages of which one has to come. */
const questions: readonly (readonly [typed: string, pages: string])[] = [
  ['pagination', 'guides/paging-and-sync'],
  ['how do I verify a signature', 'guides/webhooks'],
  ['webhook signature', 'guides/webhooks'],
  ['rate limit', 'guides/errors errors/rate_limit_exceeded'],
  ['idempotent', 'guides/idempotency'],
  ['retry a POST safely', 'guides/idempotency'],
  ['auth', 'guides/first-call guides/scopes errors/missing_credentials guides/sign-in'],
  ['console token', 'guides/console'],
  ['how to get an api key', 'guides/first-call guides/before-you-begin guides/muster'],
  ['salary slip', 'guides/payroll'],
  ['vacation', 'guides/leave'],
  ['ask for time off', 'guides/leave guides/employees'],
  ['401', 'errors/missing_credentials errors/invalid_api_key'],
  ['403 forbidden', 'errors/insufficient_scope'],
  ['429', 'errors/rate_limit_exceeded'],
  ['insufficient_scope', 'errors/insufficient_scope'],
  ['what does conflict mean', 'errors/conflict'],
  ['typescript client', 'guides/sdk'],
  ['npm install sdk', 'guides/sdk'],
  ['import employees from excel', 'guides/imports'],
  ['export to csv', 'guides/exports'],
  ['upload a document', 'guides/documents'],
  ['passkey', 'guides/sign-in'],
  ['single sign on with okta', 'guides/sign-in'],
  ['clock in', 'guides/attendance'],
  ['overtime', 'reference/overtime_requests guides/attendance'],
  ['run payroll', 'guides/payroll'],
  ['bank transfer', 'guides/bank-files'],
  ['undo a wrong salary', 'guides/corrections'],
  ['offer letter', 'guides/letters guides/recruitment'],
  ['hire a candidate', 'guides/recruitment'],
  ['reimburse travel', 'guides/expenses'],
  ['loan installments', 'guides/loans'],
  ['who can see my salary', 'guides/privacy'],
  ['approval workflow', 'guides/approvals'],
  ['backup', 'guides/operating-backup'],
  ['environment variables', 'guides/operating-settings guides/muster'],
  ['incremental sync', 'guides/paging-and-sync'],
  ['deleted records', 'guides/paging-and-sync'],
  ['webhook retries', 'guides/webhooks'],
  ['test webhooks on my machine', 'guides/webhooks guides/express-webhooks'],
  ['income tax brackets', 'guides/law'],
  ['move to another server', 'guides/leaving'],
  ['what changed in 1.1.0', 'changelog/1.1.0'],
  ['which field is wrong in my request', 'errors/validation_failed guides/errors'],
  ['create employee', 'reference/employees'],
  ['listLeaveApplications', 'reference/leave_applications'],
  ['/v1/webhook_endpoints', 'reference/webhook_endpoints'],
  ['employee.created', 'events/employee'],
  ['possible statuses of an employee', 'guides/statuses'],
]

const index = readIndex(builtIndex(builtDocs()))

it.each(questions)('"%s" leads to %s', (typed, pages) => {
  const found = find(index, typed, 3).map(({ id }) => id.split('#')[0]!)
  const isFound = pages.split(' ').some(page => found.includes(page))
  expect([typed, isFound ? pages : found]).toEqual([typed, pages])
})

it('finds nothing for what no page has', () => {
  expect(find(index, 'qqqqxyz')).toEqual([])
})

/** Addresses at which nothing stands, and the place that each may have meant. */
const addresses: readonly (readonly [address: string, meant: string])[] = [
  ['guides/bankfile', 'guides/bank-files'],
  ['guides/web-hooks/', 'guides/webhooks'],
  ['api/webhooks', 'guides/webhooks'],
  ['guides/pagination-and-sync', 'guides/paging-and-sync'],
  ['guides/idempotence', 'guides/idempotency'],
  ['reference/employee/', 'reference/employees'],
  ['reference/leave-applications', 'reference/leave_applications'],
  ['errors/not-found', 'errors/not_found'],
  ['error/rate_limit', 'errors/rate_limit_exceeded'],
  ['reference/employes/#createEmploye', 'reference/employees#createEmployee'],
  ['changelog/1.1', 'changelog/1.1.0'],
  ['guides/payroll.html', 'guides/payroll'],
]

it.each(addresses)('%s is near %s', (address, meant) => {
  const near = findNearest(index, address, 3).map(({ id }) => id)
  expect([address, near.includes(meant) ? meant : near]).toEqual([address, meant])
})

it('knows nothing near an address of nothing', () => {
  expect(findNearest(index, 'qqqq/xyz')).toEqual([])
  expect(findNearest(index, '')).toEqual([])
})
