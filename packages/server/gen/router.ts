// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { OperationId } from './handlers.ts'

const routes: readonly (readonly [method: string, path: string, operation: OperationId])[] = [
  ['GET', '/v1/me', 'getMe'],
  ['GET', '/v1/company', 'getCompany'],
  ['GET', '/v1/fiscal_years', 'listFiscalYears'],
  ['GET', '/v1/fiscal_years/{id}', 'getFiscalYear'],
  ['GET', '/v1/employees', 'listEmployees'],
  ['POST', '/v1/employees', 'createEmployee'],
  ['GET', '/v1/employees/{id}', 'getEmployee'],
  ['DELETE', '/v1/employees/{id}', 'deleteEmployee'],
  ['PATCH', '/v1/employees/{id}', 'updateEmployee'],
  ['GET', '/v1/employees/{id}/addresses', 'listEmployeeAddresses'],
  ['POST', '/v1/employees/{id}/addresses', 'createEmployeeAddress'],
  ['DELETE', '/v1/employees/{id}/addresses/{address_id}', 'deleteEmployeeAddress'],
  ['PATCH', '/v1/employees/{id}/addresses/{address_id}', 'updateEmployeeAddress'],
  ['GET', '/v1/employees/{id}/bank_accounts', 'listEmployeeBankAccounts'],
  ['GET', '/v1/employees/{id}/bank_accounts/{bank_account_id}', 'getEmployeeBankAccount'],
  ['GET', '/v1/employees/{id}/compensation', 'getEmployeeCompensation'],
  ['GET', '/v1/departments', 'listDepartments'],
  ['POST', '/v1/departments', 'createDepartment'],
  ['GET', '/v1/departments/{id}', 'getDepartment'],
  ['PATCH', '/v1/departments/{id}', 'updateDepartment'],
  ['GET', '/v1/designations', 'listDesignations'],
  ['POST', '/v1/designations', 'createDesignation'],
  ['GET', '/v1/designations/{id}', 'getDesignation'],
  ['PATCH', '/v1/designations/{id}', 'updateDesignation'],
  ['GET', '/v1/branches', 'listBranches'],
  ['POST', '/v1/branches', 'createBranch'],
  ['GET', '/v1/branches/{id}', 'getBranch'],
  ['PATCH', '/v1/branches/{id}', 'updateBranch'],
  ['GET', '/v1/employment_types', 'listEmploymentTypes'],
  ['POST', '/v1/employment_types', 'createEmploymentType'],
  ['GET', '/v1/employment_types/{id}', 'getEmploymentType'],
  ['PATCH', '/v1/employment_types/{id}', 'updateEmploymentType'],
  ['GET', '/v1/pay_grades', 'listPayGrades'],
  ['POST', '/v1/pay_grades', 'createPayGrade'],
  ['GET', '/v1/pay_grades/{id}', 'getPayGrade'],
  ['PATCH', '/v1/pay_grades/{id}', 'updatePayGrade'],
  ['GET', '/v1/shifts', 'listShifts'],
  ['POST', '/v1/shifts', 'createShift'],
  ['GET', '/v1/shifts/{id}', 'getShift'],
  ['PATCH', '/v1/shifts/{id}', 'updateShift'],
  ['GET', '/v1/holidays', 'listHolidays'],
  ['POST', '/v1/holidays', 'createHoliday'],
  ['GET', '/v1/holidays/{id}', 'getHoliday'],
  ['PATCH', '/v1/holidays/{id}', 'updateHoliday'],
  ['GET', '/v1/leave_types', 'listLeaveTypes'],
  ['GET', '/v1/leave_types/{id}', 'getLeaveType'],
  ['GET', '/v1/leave_policies', 'listLeavePolicies'],
  ['GET', '/v1/leave_policies/{id}', 'getLeavePolicy'],
  ['GET', '/v1/leave_groups', 'listLeaveGroups'],
  ['GET', '/v1/leave_groups/{id}', 'getLeaveGroup'],
  ['GET', '/v1/leave_balances', 'listLeaveBalances'],
  ['GET', '/v1/leave_balances/{id}', 'getLeaveBalance'],
  ['GET', '/v1/leave_applications', 'listLeaveApplications'],
  ['POST', '/v1/leave_applications', 'createLeaveApplication'],
  ['GET', '/v1/leave_applications/{id}', 'getLeaveApplication'],
  ['POST', '/v1/leave_applications/{id}/approve', 'approveLeaveApplication'],
  ['POST', '/v1/leave_applications/{id}/reject', 'rejectLeaveApplication'],
  ['POST', '/v1/leave_applications/{id}/cancel', 'cancelLeaveApplication'],
  ['GET', '/v1/attendance_records', 'listAttendanceRecords'],
  ['POST', '/v1/attendance_records', 'createAttendanceRecord'],
  ['GET', '/v1/attendance_records/{id}', 'getAttendanceRecord'],
  ['PATCH', '/v1/attendance_records/{id}', 'updateAttendanceRecord'],
  ['GET', '/v1/punches', 'listPunches'],
  ['POST', '/v1/punches', 'createPunch'],
  ['GET', '/v1/punches/{id}', 'getPunch'],
  ['GET', '/v1/overtime_requests', 'listOvertimeRequests'],
  ['POST', '/v1/overtime_requests', 'createOvertimeRequest'],
  ['GET', '/v1/overtime_requests/{id}', 'getOvertimeRequest'],
  ['POST', '/v1/overtime_requests/{id}/approve', 'approveOvertimeRequest'],
  ['POST', '/v1/overtime_requests/{id}/reject', 'rejectOvertimeRequest'],
  ['POST', '/v1/overtime_requests/{id}/cancel', 'cancelOvertimeRequest'],
  ['GET', '/v1/regularisations', 'listRegularisations'],
  ['POST', '/v1/regularisations', 'createRegularisation'],
  ['GET', '/v1/regularisations/{id}', 'getRegularisation'],
  ['POST', '/v1/regularisations/{id}/approve', 'approveRegularisation'],
  ['POST', '/v1/regularisations/{id}/reject', 'rejectRegularisation'],
  ['POST', '/v1/regularisations/{id}/cancel', 'cancelRegularisation'],
  ['GET', '/v1/rest_day_swaps', 'listRestDaySwaps'],
  ['POST', '/v1/rest_day_swaps', 'createRestDaySwap'],
  ['GET', '/v1/rest_day_swaps/{id}', 'getRestDaySwap'],
  ['POST', '/v1/rest_day_swaps/{id}/cancel', 'cancelRestDaySwap'],
  ['GET', '/v1/employee_shifts', 'listEmployeeShifts'],
  ['POST', '/v1/employee_shifts', 'createEmployeeShift'],
  ['GET', '/v1/employee_shifts/{id}', 'getEmployeeShift'],
  ['GET', '/v1/geofenced_sites', 'listGeofencedSites'],
  ['POST', '/v1/geofenced_sites', 'createGeofencedSite'],
  ['GET', '/v1/geofenced_sites/{id}', 'getGeofencedSite'],
  ['PATCH', '/v1/geofenced_sites/{id}', 'updateGeofencedSite'],
  ['GET', '/v1/attendance_settings', 'getAttendanceSettings'],
  ['GET', '/v1/webhook_endpoints', 'listWebhookEndpoints'],
  ['POST', '/v1/webhook_endpoints', 'createWebhookEndpoint'],
  ['GET', '/v1/webhook_endpoints/{id}', 'getWebhookEndpoint'],
  ['DELETE', '/v1/webhook_endpoints/{id}', 'deleteWebhookEndpoint'],
  ['PATCH', '/v1/webhook_endpoints/{id}', 'updateWebhookEndpoint'],
  ['GET', '/v1/webhook_endpoints/{id}/secret', 'getWebhookEndpointSecret'],
  ['POST', '/v1/webhook_endpoints/{id}/rotate_secret', 'rotateWebhookEndpointSecret'],
  ['POST', '/v1/webhook_endpoints/{id}/test', 'testWebhookEndpoint'],
  ['POST', '/v1/webhook_endpoints/{id}/replay', 'replayWebhookEndpoint'],
  ['GET', '/v1/webhook_deliveries', 'listWebhookDeliveries'],
  ['GET', '/v1/webhook_deliveries/{id}', 'getWebhookDelivery'],
  ['POST', '/v1/webhook_deliveries/{id}/replay', 'replayWebhookDelivery'],
  ['GET', '/v1/webhook_deliveries/{id}/attempts', 'listWebhookAttempts'],
  ['POST', '/console/leave_types', 'createLeaveType'],
  ['PATCH', '/console/leave_types/{id}', 'updateLeaveType'],
  ['POST', '/console/leave_policies', 'createLeavePolicy'],
  ['PATCH', '/console/leave_policies/{id}', 'updateLeavePolicy'],
  ['POST', '/console/leave_groups', 'createLeaveGroup'],
  ['PATCH', '/console/leave_groups/{id}', 'updateLeaveGroup'],
  ['POST', '/console/leave_groups/{id}/leave_types', 'assignLeaveGroupTypes'],
  ['POST', '/console/employees/{id}/leave_group', 'assignEmployeeLeaveGroup'],
  ['POST', '/console/leave_balances/{id}/adjust', 'adjustLeaveBalance'],
  ['GET', '/console/leave_encashments', 'listLeaveEncashments'],
  ['POST', '/console/leave_encashments', 'createLeaveEncashment'],
  ['GET', '/console/leave_encashments/{id}', 'getLeaveEncashment'],
  ['POST', '/console/leave_encashments/{id}/cancel', 'cancelLeaveEncashment'],
  ['GET', '/console/leave_balances/{id}/explanation', 'getLeaveBalanceExplanation'],
  ['POST', '/console/fiscal_years/{id}/close', 'closeFiscalYear'],
  ['PATCH', '/console/attendance_settings', 'updateAttendanceSettings'],
  ['GET', '/console/attendance_records/{id}/explanation', 'getAttendanceRecordExplanation'],
]

export interface Route {
  operation: OperationId
  /** The decoded path parameters. */
  params: Record<string, string>
}

/** The path is known, the method is not: the methods that are. */
export interface OtherMethods {
  allow: string[]
}

/** A path parameter is not decodable: '%zz', or bytes that are no UTF-8. */
export interface Malformed {
  malformed: string
}

interface Node {
  readonly literals: Map<string, Node>
  /** Segments that are part literal, such as '{id}.json': their pieces, literals at even places. */
  readonly patterns: { pieces: string[]; node: Node }[]
  parameter: Node | undefined
  readonly routes: Map<string, { operation: OperationId; names: string[] }>
}

const newNode = (): Node => ({ literals: new Map(), patterns: [], parameter: undefined, routes: new Map() })

const root = newNode()
for (const [method, path, operation] of routes) {
  const pieces = path.split('/').map(segment => segment.split(/[{}]/))
  const end = pieces.slice(1).reduce(child, root)
  end.routes.set(method, { operation, names: pieces.flatMap(of => of.filter((_, place) => place % 2 === 1)) })
}

function child(node: Node, pieces: string[]): Node {
  const text = pieces[0] ?? ''
  if (pieces.length === 1) {
    const known = node.literals.get(text) ?? newNode()
    node.literals.set(text, known)
    return known
  }
  if (pieces.length === 3 && text === '' && pieces[2] === '') {
    node.parameter ??= newNode()
    return node.parameter
  }
  const literals = (of: string[]) => of.filter((_, place) => place % 2 === 0).join('{}')
  const known = node.patterns.find(pattern => literals(pattern.pieces) === literals(pieces))
  if (known) return known.node
  const pattern = { pieces, node: newNode() }
  node.patterns.push(pattern)
  return pattern.node
}

/**
 * The operation of a request; undefined when there is no such path. The path is what stands before the question mark,
 * as it was sent. Literal segments are preferred to parameters, and a HEAD is answered by the GET.
 */
export function match(method: string, path: string): Route | OtherMethods | Malformed | undefined {
  const values: string[] = []
  const node = find(root, path.split('/'), 1, values)
  if (!node) return undefined
  const route = node.routes.get(method) ?? (method === 'HEAD' ? node.routes.get('GET') : undefined)
  if (!route) return { allow: [...node.routes.keys()].flatMap(known => (known === 'GET' ? ['GET', 'HEAD'] : [known])) }
  const params: Record<string, string> = {}
  for (const [index, name] of route.names.entries()) {
    const value = decode(values[index] ?? '')
    if (value === undefined) return { malformed: name }
    params[name] = value
  }
  return { operation: route.operation, params }
}

function find(node: Node, segments: string[], at: number, values: string[]): Node | undefined {
  if (at === segments.length) return node.routes.size > 0 ? node : undefined
  const segment = segments[at] ?? ''
  const literal = node.literals.get(segment.includes('%') ? (decode(segment) ?? segment) : segment)
  const found = literal && find(literal, segments, at + 1, values)
  if (found || segment === '') return found
  const length = values.length
  for (const { pieces, node: next } of node.patterns) {
    const taken = take(pieces, segment)
    if (!taken) continue
    values.push(...taken)
    const end = find(next, segments, at + 1, values)
    if (end) return end
    values.length = length
  }
  if (!node.parameter) return undefined
  values.push(segment)
  const end = find(node.parameter, segments, at + 1, values)
  if (!end) values.length = length
  return end
}

/** What stands between the literal pieces of a segment; undefined when it does not fit. */
function take(pieces: string[], segment: string): string[] | undefined {
  const [start = '', ...rest] = pieces
  if (!segment.startsWith(start)) return undefined
  const values: string[] = []
  let from = start.length
  for (let place = 1; place < rest.length; place += 2) {
    const literal = rest[place] ?? ''
    const isLast = place === rest.length - 1
    const end = isLast ? segment.length - literal.length : segment.indexOf(literal, from + 1)
    if (end <= from || !segment.startsWith(literal, end)) return undefined
    values.push(segment.slice(from, end))
    from = end + literal.length
  }
  return values
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
