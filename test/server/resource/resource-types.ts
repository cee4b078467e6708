// What a resource refuses to compile; tsc reads this file, and nothing runs it.

import type { Handler } from '../../../packages/server/gen/handlers.ts'
import { resource } from '../../../packages/server/resource/resource.ts'

const addresses = resource('EmployeeAddress')
const departments = resource('Department')

export const taken: [Handler<'listDepartments'>, Handler<'createDepartment'>] = [
  departments.list,
  departments.create,
]

// @ts-expect-error it would list the addresses of every employee
export const listed: Handler<'listEmployeeAddresses'> = addresses.list

// @ts-expect-error it would create an address of no employee
export const created: Handler<'createEmployeeAddress'> = addresses.create
