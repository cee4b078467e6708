// Leave applications and the documents that they name.

import { inConsole } from '../../support/fixtures/console.ts'
import { makeType, upload } from '../../support/fixtures/documents.ts'
import { makeLeaveWorkspace, refusedLeave } from '../../support/fixtures/leave.ts'
import { ayesha } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeAll(() => setClock('2026-08-03T05:00:00Z'))
afterAll(() => setClock())

it('leave names no document that is of a colleague, deleted, of another workspace or none', async () => {
  const [workspace, other] = [await makeLeaveWorkspace(), await makeLeaveWorkspace()]
  const document_type_id = await makeType(workspace)
  const own = await upload(workspace, { employee_id: workspace.employee, document_type_id })
  const colleague = await workspace.muster.employees.create(ayesha)
  const theirs = await upload(workspace, { employee_id: colleague.id, document_type_id })
  const foreign = await upload(other, {
    employee_id: other.employee,
    document_type_id: await makeType(other),
  })
  const refused = (document_id: string) =>
    refusedLeave(workspace, { from_date: '2026-08-10', to_date: '2026-08-10', document_id })
  expect(await refused(theirs.id)).toEqual({ document_id: 'names a document of another employee' })
  const nothing = { document_id: 'names no record of this workspace' }
  expect(await refused('doc_none')).toEqual(nothing)
  expect(await refused(foreign.id)).toEqual(nothing)
  await inConsole(workspace, 'deleteEmployeeDocument', { id: own.id })
  expect(await refused(own.id)).toEqual(nothing)
})
