// Pay changes: what a new salary would come to, in the console.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { tryPayChange } from '../runs/pay-change.ts'

export default {
  previewPayChange: call => tryPayChange(call),
} satisfies HandlersFor<'pay_changes'>
