// Salary slips: what employees get once a payroll run is locked.

import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { printSlip, type SlipServices } from '../slips/print-slip.ts'

const slips = resource('SalarySlip')

export type { SlipServices }

export default (services: SlipServices) =>
  ({
    listSalarySlips: slips.list,
    getSalarySlip: slips.get,
    getSalarySlipContent: (call): Promise<Content> => printSlip(call, services, call.path.id),
  }) satisfies HandlersFor<'salary_slips'>
