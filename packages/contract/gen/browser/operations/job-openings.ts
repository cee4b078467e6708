// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listJobOpenings = {
  id: 'listJobOpenings',
  method: 'get',
  path: '/v1/job_openings',
  summary: 'List job openings',
  rights: [['recruitment:read']],
} as const satisfies CallFacts

export const createJobOpening = {
  id: 'createJobOpening',
  method: 'post',
  path: '/v1/job_openings',
  summary: 'Create a job opening',
  rights: [['recruitment:write']],
  body: 'JobOpeningCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getJobOpening = {
  id: 'getJobOpening',
  method: 'get',
  path: '/v1/job_openings/{id}',
  summary: 'Get a job opening',
  rights: [['recruitment:read']],
} as const satisfies CallFacts

export const updateJobOpening = {
  id: 'updateJobOpening',
  method: 'patch',
  path: '/v1/job_openings/{id}',
  summary: 'Update a job opening',
  rights: [['recruitment:write']],
  body: 'JobOpeningUpdate',
} as const satisfies CallFacts
