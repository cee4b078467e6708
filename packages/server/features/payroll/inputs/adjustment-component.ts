// The component of an adjustment: the one that was chosen, or that of its kind.

import type { PayrollAdjustment } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { systemCodes } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { conflict, invalidField } from '../../../http/problem.ts'

type Kind = PayrollAdjustment['kind']

const ofKind = {
  bonus: { code: 'BONUS', type: 'earning' },
  addition: { code: 'ADJ_ADD', type: 'earning' },
  deduction: { code: 'ADJ_DED', type: 'deduction' },
} as const

interface Component {
  readonly id: string
  readonly code: string
  readonly type: string
  readonly is_active: boolean
}

const selectComponentOfAdjustment = statement<Component, { id: string | null; code: string }>(
  'component_of_adjustment',
  `select id, code, type, is_active from salary_components
   where workspace_id = :workspace_id and (id = :id::text or (:id::text is null and code = :code))`,
)

/** Its id; a 400 where it does not exist, is not in use, is of another type, or where payroll itself books under it. */
export async function findComponent(db: Db, kind: Kind, salary_component_id?: string): Promise<string> {
  const { code, type } = ofKind[kind]
  const [component] = await db.run(selectComponentOfAdjustment, { id: salary_component_id ?? null, code })
  const wrong = (message: Sentence) => invalidField('salary_component_id', message)
  if (!component && salary_component_id === undefined)
    throw conflict(say`The workspace has no component ${code}; name another one in salary_component_id.`)
  if (!component) throw wrong(say`names no record of this workspace`)
  if (!component.is_active) throw wrong(say`names ${component.code}, which is not active; choose another one`)
  if (component.type !== type)
    throw wrong(
      say`names ${component.code}, which is of type ${component.type}; a ${kind} needs type ${type}`,
    )
  const isBooked = (systemCodes as readonly string[]).includes(component.code)
  const isOwn = Object.values(ofKind).some(own => own.code === component.code)
  if (isBooked && !isOwn)
    throw wrong(
      say`names ${component.code}, which payroll computes; choose ${code} or a component of your own`,
    )
  return component.id
}
