// The press: everything that is needed to print, once its libraries are loaded.

import { type Payslip, printPayslip } from './payslip.ts'
import { readTypefaces } from './typefaces.ts'

export interface Press {
  readonly payslip: (slip: Payslip) => Promise<Uint8Array>
}

export async function openPress(): Promise<Press> {
  const faces = await readTypefaces()
  return { payslip: slip => printPayslip(faces, slip) }
}
