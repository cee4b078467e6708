// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Passkey: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    object: { type: 'string', const: 'passkey', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    last_used_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PasskeyChallenge: {
    challenge: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    relying_party: { type: 'string', required: true },
    known_credentials: { type: 'array', items: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding' }, required: true },
  },
  PasskeyCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'What the person calls the device.' },
    client_data: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    attestation: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    transports: { type: 'array', maxItems: 10, items: { type: 'string', ref: 'PasskeyTransport', minLength: 1, maxLength: 40 } },
  },
  PasskeyRegistration: {
    challenge: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    relying_party: { type: 'string', required: true },
    user_handle: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding', required: true },
    user_name: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    user_display_name: { type: 'string', required: true },
    algorithms: { type: 'array', items: { type: 'integer' }, required: true },
    known_credentials: { type: 'array', items: { type: 'string', ref: 'PasskeyBytes', minLength: 1, maxLength: 20000, expected: 'base64url without padding' }, required: true },
  },
  PasskeyUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'What the person calls the device.' },
  },
}

export const issuePasskeySignIn: Operation<'issuePasskeySignIn'> = { id: 'issuePasskeySignIn', method: 'post', path: '/console/sessions/passkey', query: [], result: 'PasskeyChallenge', schemas: schemas }

export const issuePasskeyProof: Operation<'issuePasskeyProof'> = { id: 'issuePasskeyProof', method: 'post', path: '/console/session/passkey', query: [], result: 'PasskeyChallenge', schemas: schemas }

export const createPasskey: Operation<'createPasskey'> = { id: 'createPasskey', method: 'post', path: '/console/account/passkeys', stepUp: true, query: [], body: 'PasskeyCreate', isBodyNeeded: true, result: 'Passkey', schemas: schemas }

export const issuePasskeyRegistration: Operation<'issuePasskeyRegistration'> = { id: 'issuePasskeyRegistration', method: 'post', path: '/console/account/passkeys/registration', stepUp: true, query: [], result: 'PasskeyRegistration', schemas: schemas }

export const deletePasskey: Operation<'deletePasskey'> = { id: 'deletePasskey', method: 'delete', path: '/console/account/passkeys/{id}', stepUp: true, query: [], result: 'Passkey', schemas: schemas }

export const updatePasskey: Operation<'updatePasskey'> = { id: 'updatePasskey', method: 'patch', path: '/console/account/passkeys/{id}', query: [], body: 'PasskeyUpdate', isBodyNeeded: true, result: 'Passkey', schemas: schemas }
