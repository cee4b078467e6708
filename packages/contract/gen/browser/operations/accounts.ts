// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getAccount = {
  id: 'getAccount',
  method: 'get',
  path: '/console/account',
  summary: 'Get your account',
  rights: [[]],
} as const satisfies CallFacts

export const changeAccountPassword = {
  id: 'changeAccountPassword',
  method: 'post',
  path: '/console/account/password',
  summary: 'Change your password',
  rights: [[]],
  body: 'PasswordChange',
} as const satisfies CallFacts

export const issueAccountTotp = {
  id: 'issueAccountTotp',
  method: 'post',
  path: '/console/account/totp',
  summary: 'Begin with an authenticator app',
  rights: [[]],
} as const satisfies CallFacts

export const verifyAccountTotp = {
  id: 'verifyAccountTotp',
  method: 'post',
  path: '/console/account/totp/verify',
  summary: 'Confirm an authenticator app',
  rights: [[]],
  body: 'TotpCode',
} as const satisfies CallFacts

export const issueAccountRecoveryCodes = {
  id: 'issueAccountRecoveryCodes',
  method: 'post',
  path: '/console/account/recovery_codes',
  summary: 'Make new recovery codes',
  rights: [[]],
} as const satisfies CallFacts
