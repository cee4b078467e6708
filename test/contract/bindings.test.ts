// The operations that a status binds, as every program reads them: their record, its statuses, and where they lead.

import { bindings } from '@muster/contract'
import { listBindings, makeFindAddressed } from '../../packages/contract/bindings.ts'
import type { Contract } from '../../packages/contract/document.ts'
import { parseContract, readContract } from '../../scripts/contract.ts'
import type { Draft } from './breaks.ts'

const short = parseContract()
const findAddressed = makeFindAddressed(short)

describe('the bindings of the contract', () => {
  it('are those of the generated table, whether the contract is written out or not', () => {
    expect(listBindings(short)).toEqual(Object.values(bindings))
    expect(listBindings(readContract().document as unknown as Contract)).toEqual(Object.values(bindings))
  })

  it('name the record, the statuses in which it may be, and where it comes to', () => {
    expect(bindings.restoreAsset).toEqual({
      id: 'restoreAsset',
      kind: 'Asset',
      from: ['in_repair'],
      to: ['available'],
    })
  })

  it('leave out what any status takes', () => {
    expect(bindings).not.toHaveProperty('revokeApiKey')
  })

  it('name the field that holds the status, where that is not status', () => {
    const draft: Draft = structuredClone(short)
    draft.paths['/v1/job_applications/{id}'].patch['x-from'] = ['applied']
    expect(listBindings(draft)).toContainEqual({
      id: 'updateJobApplication',
      kind: 'JobApplication',
      field: 'stage',
      from: ['applied'],
    })
  })
})

describe('the record that an operation addresses', () => {
  it.each([
    ['/console/assets/{id}/repair', 'Asset'],
    ['/console/employment_contracts/{id}/file', 'EmploymentContract'],
    ['/console/late_punches/{id}/dismiss', 'LatePunch'],
    ['/v1/employees/{id}/addresses/{address_id}', 'EmployeeAddress'],
    ['/console/payroll_runs/{id}/lock', 'PayrollRun'],
    ['/console/payroll_imports/{id}', 'PayrollRun'],
  ])('of %s is the %s', (path, kind) => {
    expect(findAddressed(path)?.kind).toBe(kind)
  })

  it('is none where the path names none', () => {
    expect(findAddressed('/v1/assets')).toBeUndefined()
  })
})
