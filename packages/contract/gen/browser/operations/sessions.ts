// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const openSession = {
  id: 'openSession',
  method: 'post',
  path: '/console/sessions',
  summary: 'Sign in',
  rights: [],
  body: 'SignIn',
} as const satisfies CallFacts

export const revokeSessions = {
  id: 'revokeSessions',
  method: 'post',
  path: '/console/sessions/revoke',
  summary: 'Sign out everywhere',
  rights: [[]],
} as const satisfies CallFacts

export const getSession = {
  id: 'getSession',
  method: 'get',
  path: '/console/session',
  summary: 'Get the session',
  rights: [[]],
} as const satisfies CallFacts

export const deleteSession = {
  id: 'deleteSession',
  method: 'delete',
  path: '/console/session',
  summary: 'Sign out',
  rights: [[]],
} as const satisfies CallFacts

export const verifySession = {
  id: 'verifySession',
  method: 'post',
  path: '/console/session/verify',
  summary: 'Give the second factor',
  rights: [[]],
  body: 'SecondFactor',
} as const satisfies CallFacts

export const proveSession = {
  id: 'proveSession',
  method: 'post',
  path: '/console/session/prove',
  summary: 'Prove who you are once more',
  rights: [[]],
  body: 'FreshProof',
} as const satisfies CallFacts

export const switchSession = {
  id: 'switchSession',
  method: 'post',
  path: '/console/session/switch',
  summary: 'Switch the workspace',
  rights: [[]],
  body: 'WorkspaceSwitch',
} as const satisfies CallFacts
