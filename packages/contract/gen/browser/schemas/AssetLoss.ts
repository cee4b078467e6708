// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AssetLoss = {
  closed: true,
  fields: {
    notes: {
      description: 'Remarks, or null. By default they do not change.',
      type: 'string',
      nullable: true,
      maxLength: 2000,
    },
  },
} as const satisfies BodyFacts
