// Ends of employment: what a final settlement would come to, in the console.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { tryEmploymentEnd } from '../runs/employment-end.ts'

export default {
  previewEmploymentEnd: call => tryEmploymentEnd(call),
} satisfies HandlersFor<'employment_ends'>
