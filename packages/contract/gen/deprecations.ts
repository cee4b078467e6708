// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Deprecations } from '../deprecations/deprecation.ts'

/** By operation. */
export const deprecations: Deprecations = {}
