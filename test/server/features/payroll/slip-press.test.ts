// The press of single slips: the same file as always, printed beside the answers to others, and bounded.

import { type Payslip, Printer, Unprintable } from '@muster/formats'
import { SlipPress } from '../../../../packages/server/features/payroll/index.ts'
import { payslip } from '../../../support/fixtures/payslips.ts'

const of = { site: 'wsp_1', line: 'mem_1' }
const press = new SlipPress()

describe('the press of slips', () => {
  it('prints the same file as the process itself', async () => {
    const [printed, here] = await Promise.all([press.print(payslip, of), new Printer().printPayslip(payslip)])
    expect(Buffer.from(printed).equals(here)).toBe(true)
  })

  it('names a character that no font has', async () => {
    const odd: Payslip = { ...payslip, employee: { ...payslip.employee, last_name: 'Khan 𐀀' } }
    const failed = press.print(odd, of)
    await expect(failed).rejects.toBeInstanceOf(Unprintable)
    await expect(failed).rejects.toThrow(/U\+10000/)
  })

  it('prints a hundred that wait, and tells more of them when to come back', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 105 }, () => press.print(payslip, of)))
    const refused = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^Too many files .* in \d+ s\.$/),
    })
    await expect(press.print(payslip, of)).resolves.toBeInstanceOf(Uint8Array)
  })
})
