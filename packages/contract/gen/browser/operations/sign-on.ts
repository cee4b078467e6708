// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getSignOn = {
  id: 'getSignOn',
  method: 'get',
  path: '/console/sign_on',
  summary: 'Get the company sign-on',
  rights: [['members.manage']],
} as const satisfies CallFacts

export const changeSignOn = {
  id: 'changeSignOn',
  method: 'post',
  path: '/console/sign_on',
  summary: 'Set the company sign-on',
  rights: [['members.manage']],
  body: 'SignOnChange',
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const deleteSignOn = {
  id: 'deleteSignOn',
  method: 'delete',
  path: '/console/sign_on',
  summary: 'Remove the company sign-on',
  rights: [['members.manage']],
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const beginSignOn = {
  id: 'beginSignOn',
  method: 'post',
  path: '/console/sign_on/begin',
  summary: 'Begin to sign in through the company',
  rights: [],
  body: 'SignOnBeginning',
} as const satisfies CallFacts

export const proveSignOn = {
  id: 'proveSignOn',
  method: 'post',
  path: '/console/sign_on/prove',
  summary: 'Prove who you are through the company',
  rights: [[]],
} as const satisfies CallFacts

export const finishSignOn = {
  id: 'finishSignOn',
  method: 'post',
  path: '/console/sign_on/finish',
  summary: 'Finish to sign in through the company',
  rights: [],
  body: 'SignOnReturn',
} as const satisfies CallFacts
