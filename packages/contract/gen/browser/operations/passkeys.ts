// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const issuePasskeySignIn = {
  id: 'issuePasskeySignIn',
  method: 'post',
  path: '/console/sessions/passkey',
  summary: 'Begin to sign in with a passkey',
  rights: [],
} as const satisfies CallFacts

export const issuePasskeyProof = {
  id: 'issuePasskeyProof',
  method: 'post',
  path: '/console/session/passkey',
  summary: 'Begin to prove who you are with a passkey',
  rights: [[]],
} as const satisfies CallFacts

export const createPasskey = {
  id: 'createPasskey',
  method: 'post',
  path: '/console/account/passkeys',
  summary: 'Add a passkey',
  rights: [[]],
  body: 'PasskeyCreate',
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const issuePasskeyRegistration = {
  id: 'issuePasskeyRegistration',
  method: 'post',
  path: '/console/account/passkeys/registration',
  summary: 'Begin to add a passkey',
  rights: [[]],
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const deletePasskey = {
  id: 'deletePasskey',
  method: 'delete',
  path: '/console/account/passkeys/{id}',
  summary: 'Delete a passkey',
  rights: [[]],
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const updatePasskey = {
  id: 'updatePasskey',
  method: 'patch',
  path: '/console/account/passkeys/{id}',
  summary: 'Rename a passkey',
  rights: [[]],
  body: 'PasskeyUpdate',
} as const satisfies CallFacts
