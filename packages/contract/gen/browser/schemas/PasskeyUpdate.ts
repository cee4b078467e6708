// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PasskeyUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'What the person calls the device.', type: 'string', minLength: 1, maxLength: 100 },
  },
} as const satisfies BodyFacts
