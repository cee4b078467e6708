// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AssetCategoryCreate = {
  closed: true,
  fields: {
    name: {
      description: 'The name, unique under its parent.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    code: {
      description: 'A short code, unique in the workspace, or null.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    description: {
      description: 'What belongs to it, or null.',
      type: 'string',
      nullable: true,
      maxLength: 1000,
    },
    parent_id: {
      description: 'The category that this one is part of, or null. Categories must not loop.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'AssetCategory' },
    },
    is_active: { description: 'Whether new assets may have this category.', type: 'boolean' },
  },
} as const satisfies BodyFacts
