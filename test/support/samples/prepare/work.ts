// Contracts, letters, things, exports, imports and comments on the demo, in the states that operations start from.

import { contentOf } from '../../contract/examples.ts'
import { makePng } from '../../files/pictures.ts'
import { type Answer, follow, type Office, type Prepared } from './office.ts'

export async function prepareContracts({ figures, people }: Office): Promise<Prepared> {
  const draft = async (at: number, ...steps: string[]): Promise<string> => {
    const { id } = await figures('POST', '/console/employment_contracts', {
      employee_id: people[at]!.id,
      title: 'Employment contract',
      type: 'permanent',
      start_date: '2027-01-01',
    })
    for (const step of steps) await figures('POST', `/console/employment_contracts/${id}/${step}`)
    return id
  }
  const file = {
    file_name: 'contract.pdf',
    content_type: 'application/pdf',
    content_base64: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ).toString('base64'),
  }
  const [shown, deleted] = [await draft(32), await draft(33)]
  for (const id of [shown, deleted]) await figures('POST', `/console/employment_contracts/${id}/file`, file)
  return {
    updateEmploymentContract: { ctr: await draft(34) },
    sendEmploymentContract: { ctr: await draft(35) },
    cancelEmploymentContract: { ctr: await draft(37) },
    getEmploymentContractFile: { ctr: shown },
    deleteEmploymentContractFile: { ctr: deleted },
  }
}

export async function prepareLetters({ figures, people }: Office): Promise<Prepared> {
  const text = { subject: 'تنخواہ {{ employee.name }}', body: '{{ employee.name }}' }
  const { id: retired } = await figures(
    'POST',
    '/console/letter_templates',
    Object.assign({ letter_type: 'salary_certificate', language: 'ur' }, text),
  )
  const { id: lhd } = await figures('GET', '/console/letterhead')
  await figures('POST', `/console/letterhead/${lhd}/logo`, {
    file_name: 'logo.png',
    content_type: 'image/png',
    content_base64: picture.toString('base64'),
  })
  const ask = async (at: number, ...steps: string[]): Promise<string> => {
    const body = { employee_id: people[at]!.id, letter_type: 'salary_certificate' }
    const { id } = await figures('POST', '/console/hr_letter_requests', body)
    for (const step of steps) await figures('POST', `/console/hr_letter_requests/${id}/${step}`)
    return id
  }
  return {
    retireLetterTemplate: { ltt: retired },
    createHrLetter: { emp: people[10]!.id },
    approveHrLetterRequest: { lrq: await ask(11) },
    rejectHrLetterRequest: { lrq: await ask(12) },
    cancelHrLetterRequest: { lrq: await ask(13) },
    getLetterheadLogo: { lhd },
    storeLetterheadLogo: { lhd },
    deleteLetterheadLogo: { lhd },
    issueHrLetterRequest: { lrq: await ask(14, 'approve') },
  }
}

export async function prepareAssets({ figures }: Office): Promise<Prepared> {
  const { data: categories } = await figures('GET', '/v1/asset_categories')
  const buy = async (at: number, ...steps: string[]): Promise<string> => {
    const { id } = await figures('POST', '/console/assets', {
      asset_tag: `TAB-00${at}`,
      name: 'Tablet of the gate',
      asset_category_id: categories[0].id,
    })
    for (const step of steps) await figures('POST', `/console/assets/${id}/${step}`)
    return id
  }
  return {
    createAssetAssignment: { ast: await buy(41) },
    repairAsset: { ast: await buy(42) },
    restoreAsset: { ast: await buy(43, 'repair') },
    retireAsset: { ast: await buy(44) },
  }
}

/** A logo and a photo at once. */
export const picture = makePng({ width: 128, height: 128 })

const newcomers = Array.from({ length: 12 }, (_, at) => {
  const name = String.fromCharCode(65 + at)
  // The spelling of one of them is wrong.
  return `Farhan,Yousaf${name.toLowerCase()},2026-10-01,${at === 10 ? 'Weavng' : 'Weaving'},farhan.${name}@indusvalley.example`
})

/** A file of people who start next month, in whose line 12 a department is wrong. */
export const employeesFile = [
  'first_name,last_name,joining_date,department,work_email',
  ...newcomers,
  '',
].join('\n')

/** The file that the examples upload. */
export const importedFile = contentOf('createImport')

/** One that is asked for, done, and put back to where it has not begun; no process begins it. */
async function hold({ figures, inDatabase }: Office, kind: string, body: object): Promise<string> {
  const { id } = await figures('POST', `/console/${kind}`, body)
  await follow(
    () => figures('GET', `/console/${kind}/${id}`),
    ({ status }) => status !== 'running',
  )
  await inDatabase(
    `update ${kind} set status = 'running', finished_at = null, runner = null, due_at = '2100-01-01' where id = $1`,
    [id],
  )
  return id
}

export async function prepareFiles(office: Office): Promise<Prepared> {
  const { figures } = office
  const upload = async (lines = employeesFile): Promise<Answer> => {
    const { id } = await figures('POST', '/console/imports', {
      kind: 'employees',
      file_name: 'employees.csv',
      content_base64: Buffer.from(lines).toString('base64'),
    })
    return follow(
      () => figures('GET', `/console/imports/${id}`),
      ({ status }) => status !== 'checking',
    )
  }
  const shown = await upload()
  const applied = await upload(importedFile)
  const body = { kind: 'list', format: 'csv', list: 'listDepartments' }
  const { id: exported } = await figures('POST', '/console/exports', body)
  await follow(
    () => figures('GET', `/console/exports/${exported}`),
    ({ status }) => status !== 'running',
  )
  return {
    getImport: { imp: shown.id },
    getImportErrors: { imp: shown.id },
    listImportRows: { imp: shown.id },
    applyImport: { imp: applied.id },
    reviseImport: { imp: (await upload()).id },
    cancelImport: { imp: (await upload()).id },
    cancelExport: { exp: await hold(office, 'exports', body) },
    getExport: { exp: exported },
    getExportContent: { exp: exported },
  }
}

export async function prepareRequests(office: Office): Promise<Prepared> {
  const { figures } = office
  const { data: waiting } = await figures('GET', '/console/approvals?status=waiting')
  const { data: pending } = await figures('GET', '/v1/leave_applications?status=pending&limit=100')
  const asked = waiting.map((one: Answer) => one.object_id)
  const plain = pending.filter(({ id }: Answer) => !asked.includes(id))
  const body = { object_id: plain[0].id, text: 'Who covers the reception on these days?' }
  const { id: cmt } = await figures('POST', '/console/comments', body)
  const approve = (at: number) => ({ operation: 'approveLeaveApplication', ids: [plain[at].id] })
  const { id: bla } = await figures('POST', '/console/bulk_actions', approve(1))
  await follow(
    () => figures('GET', `/console/bulk_actions/${bla}`),
    ({ status }) => status !== 'running',
  )
  return {
    createBulkAction: { lap: plain[2].id },
    cancelBulkAction: { bla: await hold(office, 'bulk_actions', approve(3)) },
    getApproval: { apv: waiting[0].id },
    rerouteApproval: { apv: waiting[0].id },
    deleteComment: { cmt },
    getBulkAction: { bla },
    listBulkActionItems: { bla },
  }
}
