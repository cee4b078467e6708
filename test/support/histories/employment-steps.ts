// Steps of random histories: who is hired, leaves and comes back, and what else is known of employees.

import { ayesha } from '../fixtures/make.ts'
import { addDays, near, type Steps } from './world.ts'

export const employmentSteps: Steps = {
  join: (w, r) =>
    w.muster.employees.update(r.one(w.employees), {
      joining_date: r.often(0.5) ? near(r, w, -250, -60) : near(r, w, -60, 3),
    }),
  leaveJob: (w, r) =>
    w.muster.employees.update(r.one(w.employees), {
      separation_date: r.often(0.3) ? null : near(r, w, -20, 20),
      ...(r.often(0.5) && { status: 'resigned' as const }),
    }),
  comeBack: async (w, r) => {
    const { data } = await w.muster.employees.list({ limit: 100 })
    const gone = data.filter(({ separation_date }) => separation_date !== null)
    if (gone.length === 0) return
    const { id, separation_date } = r.one(gone)
    await w.muster.employees.update(id, {
      status: 'active',
      joining_date: addDays(separation_date!, 1 + r.below(12)),
    })
  },
  /** The joining date of before a rehire, or an earlier one, makes one employment of both again. */
  undo: (w, r) => w.muster.employees.update(r.one(w.employees), { joining_date: near(r, w, -300, -60) }),
  gender: (w, r) =>
    w.muster.employees.update(r.one(w.employees), { gender: r.one(['female', 'male', null] as const) }),
  moveBranch: async (w, r) => {
    const { data } = await w.muster.branches.list()
    if (data.length < 2) await w.muster.branches.create({ name: `B${r.below(1e9)}` })
    else
      await w.muster.employees.update(r.one(w.employees), {
        branch_id: r.one([null, ...data.map(({ id }) => id)]),
      })
  },
  hire: async (w, r) => {
    if (w.employees.length > 2) return
    const { id } = await w.muster.employees.create({
      ...ayesha,
      gender: r.one(['female', 'male']),
      joining_date: near(r, w, -60, 5),
    })
    w.employees.push(id)
  },
  dismiss: async (w, r) => {
    if (r.often(0.05)) await w.muster.employees.delete(r.one(w.employees))
  },
  address: async (w, r) => {
    const { employeeAddresses: a } = w.muster
    const employee = r.one(w.employees)
    const { data } = await a.list(employee, { include_deleted: r.often(0.2) })
    const type = r.one(['current', 'permanent', 'mailing'] as const)
    if (data.length === 0 || r.often(0.4))
      await a.create(employee, { type, line1: 'L', city: 'C', is_primary: r.often(0.5) })
    else if (r.often(0.5)) await a.delete(employee, r.one(data).id)
    else await a.update(employee, r.one(data).id, { is_primary: true })
  },
  endpoint: async (w, r) => {
    const { webhookEndpoints: e } = w.muster
    const { data } = await e.list({ include_deleted: r.often(0.2) })
    if (data.length === 0 || r.often(0.4))
      await e.create({ url: 'https://1.1.1.1/', events: ['employee.created'] })
    else if (r.often(0.5)) await e.delete(r.one(data).id)
    else await e.update(r.one(data).id, { description: `D${r.below(99)}` })
  },
}
