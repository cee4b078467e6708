// Jobs that a node of the former release writes: it knows employees alone, and triggers write the rest.

import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../support/fixtures/make.ts'

it('gets a move that is written to the employee alone as a job change of today, and carries it into those to come', async () => {
  const workspace = await makeWorkspace()
  const { muster } = workspace
  const [dyeing, mill] = [
    await muster.departments.create({ name: 'Dyeing' }),
    await muster.branches.create({ name: 'Mill' }),
  ]
  const { id, department_id } = await muster.employees.create({ ...ayesha, joining_date: '2024-01-01' })
  const body = { employee_id: id, effective_from: '2099-01-01', branch_id: mill.id }
  await inConsole(workspace, 'createJobChange', { body })
  await inDatabase('update employees set department_id = $3 where workspace_id = $1 and id = $2', [
    workspace.id,
    id,
    dyeing.id,
  ])
  const { data } = await inConsole(workspace, 'listJobChanges', { query: { employee_id: id } })
  const line = data.toSorted((a: { effective_from: string }, b: { effective_from: string }) =>
    a.effective_from < b.effective_from ? -1 : 1,
  )
  expect(line).toMatchObject([
    { is_first: true, department_id },
    { changed: ['department_id'], department_id: dyeing.id, is_applied: true },
    { changed: ['branch_id'], department_id: dyeing.id, branch_id: mill.id, is_applied: false },
  ])
  expect(
    await inDatabase('select department_id from employee_department_history where employee_id = $1', [id]),
  ).toEqual([{ department_id }])
})
