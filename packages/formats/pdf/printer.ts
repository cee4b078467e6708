// The printer: prints files as PDF. Fonts and libraries are loaded with the first of them, for most processes print nothing.

import type { Sentence } from '@muster/sentences'
import type { TaxCertificate } from './documents/certificate.ts'
import type { Letter } from './documents/letter.ts'
import type { Payslip } from './documents/payslip.ts'
import type { Press } from './press.ts'

/** One of a process: what it has read of the fonts serves every file after the first. */
export class Printer {
  static readonly keepsNoRows = true
  #press: Promise<Press> | undefined

  async printPayslip(slip: Payslip): Promise<Uint8Array> {
    return (await this.#open()).payslip(slip)
  }

  async printLetter(letter: Letter): Promise<Uint8Array> {
    return (await this.#open()).letter(letter)
  }

  async printTaxCertificate(certificate: TaxCertificate): Promise<Uint8Array> {
    return (await this.#open()).taxCertificate(certificate)
  }

  /** What keeps a file from being a logo, as words that follow its name; undefined for one that can be printed. */
  async checkLogo(bytes: Uint8Array): Promise<Sentence | undefined> {
    return (await this.#open()).checkLogo(bytes)
  }

  #open(): Promise<Press> {
    this.#press ??= import('./press.ts').then(({ openPress }) => openPress())
    return this.#press
  }
}
