// Salary slips: what employees get once a payroll run is locked.

import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { printSlip } from '../slips/print-slip.ts'

const slips = resource('SalarySlip')

export interface SlipServices {
  /** Opens the logo of the letterhead. */
  readonly files: Files
}

export default ({ files }: SlipServices) =>
  ({
    listSalarySlips: slips.list,
    getSalarySlip: slips.get,
    getSalarySlipContent: ({ db, path }): Promise<Content> => printSlip(db, files, path.id),
  }) satisfies HandlersFor<'salary_slips'>
