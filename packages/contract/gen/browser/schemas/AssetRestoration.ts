// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AssetRestoration = {
  closed: true,
  fields: {
    condition: {
      description: 'The state that it is in now. By default it does not change.',
      type: 'string',
      ref: 'AssetCondition',
      enum: ['new', 'good', 'fair', 'poor', 'damaged'],
    },
  },
} as const satisfies BodyFacts
