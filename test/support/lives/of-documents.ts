// Documents, contracts and letters, in each state.

import type { OperationId } from '@muster/contract'
import { pdf } from '../files/samples.ts'
import { inConsole } from '../fixtures/console.ts'
import { bodies, draft, makeContractWorkspace, move, signed } from '../fixtures/contracts.ts'
import { makeOwner, upload } from '../fixtures/documents.ts'
import { receiptOf } from '../fixtures/expenses.ts'
import { issue, makeLetterWorkspace, makeRequest, makeTemplate } from '../fixtures/letters.ts'
import { inDatabase, makeWorkspace } from '../fixtures/make.ts'
import type { Kind, Life } from './life.ts'

const rejection = { rejection_reason: 'Not legible' }

async function liveDocuments(): Promise<Life> {
  const workspace = await makeWorkspace()
  const owner = await makeOwner(workspace)
  const [pending, verified, rejected, deleted] = await Promise.all(
    [1, 2, 3, 4].map(() => upload(workspace, owner)),
  )
  await workspace.muster.employeeDocuments.verify(verified!.id!)
  await workspace.muster.employeeDocuments.reject(rejected!.id!, rejection)
  await inConsole(workspace, 'deleteEmployeeDocument', { id: deleted!.id! })
  const records = { pending, verified, rejected, deleted } as Life['records']
  return { workspace, records }
}

// What is signed covers today, whenever that is, and what is not begins after it.
const later = { start_date: '2090-01-01', end_date: '2090-12-31' }

async function liveContracts(): Promise<Life> {
  const workspace = await makeContractWorkspace()
  const sent = await draft(workspace, later)
  await move(workspace, 'sendEmploymentContract', sent.id)
  const signedOne = await signed(workspace, { start_date: '2026-03-01', end_date: '2089-12-31' })
  const expired = await signed(workspace, { start_date: '2025-01-01', end_date: '2025-12-31' })
  await inDatabase(`update employment_contracts set status = 'expired' where id = $1`, [expired.id])
  const terminated = await signed(workspace, { start_date: '2024-03-01', end_date: '2024-12-31' })
  await move(workspace, 'terminateEmploymentContract', terminated.id, { last_day: '2024-10-31' })
  const cancelled = await draft(workspace, later)
  const withFile = await draft(workspace, later)
  for (const { id } of [cancelled, withFile])
    await inConsole(workspace, 'storeEmploymentContractFile', { id, body: receiptOf(pdf(id)) })
  await move(workspace, 'cancelEmploymentContract', cancelled.id)
  const records = {
    draft: await draft(workspace, later),
    'draft with a file': withFile,
    sent: { id: sent.id },
    signed: { id: signedOne.id },
    expired: { id: expired.id },
    terminated: { id: terminated.id },
    'cancelled with a file': { id: cancelled.id },
  }
  return { workspace, records }
}

async function liveRequests(): Promise<Life> {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace)
  const rejected = await makeRequest(workspace)
  await inConsole(workspace, 'rejectHrLetterRequest', { id: rejected.id!, body: rejection })
  const records = {
    pending: await makeRequest(workspace),
    approved: await makeRequest(workspace, ['approveHrLetterRequest']),
    rejected,
    issued: await makeRequest(workspace, ['approveHrLetterRequest', 'issueHrLetterRequest']),
    cancelled: await makeRequest(workspace, ['cancelHrLetterRequest']),
  } as Life['records']
  return { workspace, records }
}

async function liveLetters(): Promise<Life> {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace)
  const issued = await issue(workspace)
  const revoked = await issue(workspace)
  await inConsole(workspace, 'revokeHrLetter', { id: revoked.id!, body: { reason: 'Wrong name' } })
  return { workspace, records: { issued, revoked } as Life['records'] }
}

async function liveTemplates(): Promise<Life> {
  const workspace = await makeWorkspace()
  const retired = await makeTemplate(workspace)
  await inConsole(workspace, 'retireLetterTemplate', { id: retired.id! })
  const current = await makeTemplate(workspace)
  return { workspace, records: { current, retired } as Life['records'] }
}

export const employeeDocuments: Kind = {
  collections: ['employee_documents'],
  page: '/documents',
  bodies: { updateEmployeeDocument: { notes: 'The back is missing' }, rejectEmployeeDocument: rejection },
  live: liveDocuments,
}

export const employmentContracts: Kind = {
  collections: ['employment_contracts'],
  page: '/documents/contracts',
  bodies: Object.assign(
    {
      storeEmploymentContractFile: receiptOf(pdf('contract')),
      renewEmploymentContract: { start_date: '2091-01-01', end_date: '2091-12-31' },
    },
    bodies,
  ) satisfies Partial<Record<OperationId, object>> as Kind['bodies'],
  live: liveContracts,
}

export const hrLetterRequests: Kind = {
  collections: ['hr_letter_requests'],
  page: '/documents/letter-requests',
  bodies: { rejectHrLetterRequest: rejection },
  live: liveRequests,
}

export const hrLetters: Kind = {
  collections: ['hr_letters'],
  page: '/documents/letters',
  bodies: { revokeHrLetter: { reason: 'Wrong name' } },
  live: liveLetters,
}

export const letterTemplates: Kind = {
  collections: ['letter_templates'],
  page: '/documents/templates',
  bodies: { updateLetterTemplate: { subject: 'Service of {{ employee.name }}' } },
  elsewhere: { previewLetterTemplate: 'the page itself, which is a preview' },
  live: liveTemplates,
}
