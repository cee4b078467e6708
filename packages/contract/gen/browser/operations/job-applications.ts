// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listJobApplications = {
  id: 'listJobApplications',
  method: 'get',
  path: '/v1/job_applications',
  summary: 'List job applications',
  rights: [['recruitment:read']],
} as const satisfies CallFacts

export const createJobApplication = {
  id: 'createJobApplication',
  method: 'post',
  path: '/v1/job_applications',
  summary: 'Create a job application',
  rights: [['recruitment:write']],
  body: 'JobApplicationCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getJobApplication = {
  id: 'getJobApplication',
  method: 'get',
  path: '/v1/job_applications/{id}',
  summary: 'Get a job application',
  rights: [['recruitment:read']],
} as const satisfies CallFacts

export const updateJobApplication = {
  id: 'updateJobApplication',
  method: 'patch',
  path: '/v1/job_applications/{id}',
  summary: 'Update a job application',
  rights: [['recruitment:write']],
  body: 'JobApplicationUpdate',
} as const satisfies CallFacts
