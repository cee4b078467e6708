// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Account: {
    object: { type: 'string', const: 'account', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    has_password: { type: 'boolean', required: true },
    has_totp: { type: 'boolean', required: true },
    passkeys: { type: 'array', items: { type: 'object', ref: 'Passkey' }, required: true },
    recovery_codes_left: { type: 'integer', required: true },
    password_changed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
  },
  Passkey: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    object: { type: 'string', const: 'passkey', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    last_used_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PasswordChange: {
    current_password: { type: 'string', ref: 'Password', minLength: 1, maxLength: 200, help: 'The present password. Leave it out if you have none, or if you followed a link of an operator in the last 10 minutes.' },
    new_password: { type: 'string', minLength: 12, maxLength: 200, required: true, help: 'The new password, 12 characters or more. Spaces count.' },
  },
  RecoveryCodes: {
    codes: { type: 'array', items: { type: 'string' }, required: true },
  },
  TotpCode: {
    code: { type: 'string', expected: '6 digits', required: true, help: 'The 6 digits that the app shows.' },
  },
  TotpSecret: {
    secret: { type: 'string', required: true },
    uri: { type: 'string', required: true },
  },
}

export const getAccount: Operation<'getAccount'> = { id: 'getAccount', method: 'get', path: '/console/account', query: [], result: 'Account', schemas: schemas }

export const changeAccountPassword: Operation<'changeAccountPassword'> = { id: 'changeAccountPassword', method: 'post', path: '/console/account/password', query: [], body: 'PasswordChange', isBodyNeeded: true, result: 'Account', schemas: schemas }

export const issueAccountTotp: Operation<'issueAccountTotp'> = { id: 'issueAccountTotp', method: 'post', path: '/console/account/totp', query: [], result: 'TotpSecret', schemas: schemas }

export const verifyAccountTotp: Operation<'verifyAccountTotp'> = { id: 'verifyAccountTotp', method: 'post', path: '/console/account/totp/verify', query: [], body: 'TotpCode', isBodyNeeded: true, result: 'RecoveryCodes', schemas: schemas }

export const issueAccountRecoveryCodes: Operation<'issueAccountRecoveryCodes'> = { id: 'issueAccountRecoveryCodes', method: 'post', path: '/console/account/recovery_codes', query: [], result: 'RecoveryCodes', schemas: schemas }
