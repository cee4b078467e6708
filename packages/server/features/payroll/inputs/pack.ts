// The law pack of a workspace, for requests that cannot do without one.

import { explainNoLawPack, findLawPack, type Pack } from '@muster/engine'
import { say } from '@muster/sentences'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'

/** That of the workspace's country; a 409 where there is none. */
export function requirePack({ caller }: Context): Pack {
  const { country } = caller.workspace
  const pack = findLawPack(country)
  if (pack) return pack
  throw conflict(say`${explainNoLawPack(country)}. Nothing of the law can be entered for this workspace.`)
}
