// Branches: where people work; one of them is the head office.

import type { Muster } from '@muster/sdk'
import { describePlain } from '../../support/contract/plain.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

describePlain({
  object: 'branch',
  path: '/v1/branches',
  of: muster => muster.branches,
  least: { name: 'Mill' },
  defaults: {
    code: null,
    address: null,
    city: null,
    phone: null,
    email: null,
    is_head_office: false,
    status: 'active',
  },
  whole: {
    name: 'Lahore',
    code: 'LHR',
    address: '12 km, Multan Road',
    city: 'Lahore',
    phone: '+92 42 3576 1200',
    email: 'lahore@indus.example',
    is_head_office: true,
    status: 'inactive',
  },
  unique: { name: 'LAHORE', code: 'lhr' },
  refused: [
    ['name', '  '],
    ['phone', 'call me'],
    ['email', 'nowhere'],
    ['is_head_office', null],
    ['is_head_office', 'true'],
    ['status', 'open'],
  ],
  filters: [{ status: 'inactive' }],
})

async function headOffices(muster: Muster): Promise<string[]> {
  const { data } = await muster.branches.list({ limit: 100 })
  return data.filter(branch => branch.is_head_office).map(branch => branch.id)
}

describe('the head office', () => {
  it('moves to the branch that is set as head office', async () => {
    const { muster } = await makeWorkspace()
    const [first] = (await muster.branches.list()).data
    expect(await headOffices(muster)).toEqual([first?.id])
    const created = await muster.branches.create({ name: 'Lahore', is_head_office: true })
    expect(await headOffices(muster)).toEqual([created.id])
    const cleared = await muster.branches.get(first!.id)
    expect(cleared.updated_at > first!.updated_at).toBe(true)
    await muster.branches.update(first!.id, { is_head_office: true })
    expect(await headOffices(muster)).toEqual([first?.id])
  })

  it('stays when the same branch is set again', async () => {
    const { muster } = await makeWorkspace()
    const created = await muster.branches.create({ name: 'Lahore', is_head_office: true })
    expect(await muster.branches.update(created.id, { is_head_office: true })).toEqual(created)
    expect(await muster.branches.update(created.id, { is_head_office: true, city: 'Lahore' })).toMatchObject({
      is_head_office: true,
      city: 'Lahore',
    })
    expect(await headOffices(muster)).toEqual([created.id])
  })

  it('can be unset', async () => {
    const { muster } = await makeWorkspace()
    const [first] = (await muster.branches.list()).data
    await muster.branches.update(first!.id, { is_head_office: false })
    expect(await headOffices(muster)).toEqual([])
  })

  it('is separate for each workspace', async () => {
    const [{ muster }, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    await muster.branches.create({ name: 'Lahore', is_head_office: true })
    expect(await headOffices(other.muster)).toHaveLength(1)
  })

  it('is one branch when several are set at once', async () => {
    const { muster } = await makeWorkspace()
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) => muster.branches.create({ name: `Branch ${n}` })),
    )
    const changed = made.map(({ id }) => muster.branches.update(id, { is_head_office: true }))
    const created = ['x', 'y'].map(name => muster.branches.create({ name, is_head_office: true }))
    for (const branch of await Promise.all([...changed, ...created])) expect(branch.is_head_office).toBe(true)
    expect(await headOffices(muster)).toHaveLength(1)
  })
})
