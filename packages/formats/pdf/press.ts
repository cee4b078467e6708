// The press: everything that is needed to print, once its libraries are loaded.

import type { Sentence } from '@muster/sentences'
import { PictureFault } from '../pictures/picture-fault.ts'
import { printTaxCertificate, type TaxCertificate } from './documents/certificate.ts'
import { Logos } from './documents/employer.ts'
import { type Letter, printLetter } from './documents/letter.ts'
import { type Payslip, printPayslip } from './documents/payslip.ts'
import { readLogo } from './pictures/logo.ts'
import { readTypefaces } from './typesetting/typefaces.ts'

export interface Press {
  readonly payslip: (slip: Payslip) => Promise<Uint8Array>
  readonly letter: (letter: Letter) => Promise<Uint8Array>
  readonly taxCertificate: (certificate: TaxCertificate) => Promise<Uint8Array>
  readonly checkLogo: (bytes: Uint8Array) => Sentence | undefined
}

export async function openPress(): Promise<Press> {
  const stock = { faces: await readTypefaces(), logos: new Logos() }
  return {
    payslip: slip => printPayslip(stock, slip),
    letter: letter => printLetter(stock, letter),
    taxCertificate: certificate => printTaxCertificate(stock, certificate),
    checkLogo,
  }
}

function checkLogo(bytes: Uint8Array): Sentence | undefined {
  try {
    readLogo(bytes)
    return undefined
  } catch (error) {
    if (error instanceof PictureFault) return error.sentence
    throw error
  }
}
