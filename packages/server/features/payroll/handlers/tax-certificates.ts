// Tax certificates: what employees file with their tax returns.

import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { listCertifiedYears } from '../certificates/certified-years.ts'
import { printTaxCertificate } from '../certificates/print-certificate.ts'

const employees = resource('Employee')

export interface CertificateServices {
  /** Opens the logo of the letterhead. */
  readonly files: Files
}

export default ({ files }: CertificateServices) =>
  ({
    async getTaxCertificate(call): Promise<Content> {
      const { id } = await employees.find(call, call.path.id)
      return printTaxCertificate(call.db, files, id, call.query.tax_year)
    },

    async getTaxCertificateYears(call) {
      const { id } = await employees.find(call, call.path.id)
      return listCertifiedYears(call.db, id)
    },
  }) satisfies HandlersFor<'tax_certificates'>
