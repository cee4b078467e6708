// The set-up: what a workspace still needs before its first payroll run is locked.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { readSetup } from '../setup.ts'

export default {
  getSetup: call => readSetup(call),
} satisfies HandlersFor<'setup'>
