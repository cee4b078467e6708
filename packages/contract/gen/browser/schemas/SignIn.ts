// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SignIn = {
  closed: true,
  fields: {
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254 },
    password: { type: 'string', ref: 'Password', minLength: 1, maxLength: 200 },
    link: {
      description: 'A sign-in link\'s token, made by the command `muster person link`. It can be used once.',
      type: 'string',
      maxLength: 100,
    },
    passkey: {
      type: 'object',
      ref: 'PasskeyAssertion',
      fields: {
        credential: {
          description: '`id` of the credential.',
          type: 'string',
          ref: 'PasskeyBytes',
          required: true,
          pattern: '^[A-Za-z0-9_-]+$',
          minLength: 1,
          maxLength: 20000,
          extensions: { 'x-expected': 'base64url without padding' },
        },
        client_data: {
          description: '`response.clientDataJSON` of the credential.',
          type: 'string',
          ref: 'PasskeyBytes',
          required: true,
          pattern: '^[A-Za-z0-9_-]+$',
          minLength: 1,
          maxLength: 20000,
          extensions: { 'x-expected': 'base64url without padding' },
        },
        authenticator_data: {
          description: '`response.authenticatorData` of the credential.',
          type: 'string',
          ref: 'PasskeyBytes',
          required: true,
          pattern: '^[A-Za-z0-9_-]+$',
          minLength: 1,
          maxLength: 20000,
          extensions: { 'x-expected': 'base64url without padding' },
        },
        signature: {
          description: '`response.signature` of the credential.',
          type: 'string',
          ref: 'PasskeyBytes',
          required: true,
          pattern: '^[A-Za-z0-9_-]+$',
          minLength: 1,
          maxLength: 20000,
          extensions: { 'x-expected': 'base64url without padding' },
        },
        user_handle: {
          description: '`response.userHandle` of the credential. Left out where it is null.',
          type: 'string',
          ref: 'PasskeyBytes',
          pattern: '^[A-Za-z0-9_-]+$',
          minLength: 1,
          maxLength: 20000,
          extensions: { 'x-expected': 'base64url without padding' },
        },
      },
    },
    workspace_id: {
      description: 'The workspace to sign in to. By default the one that the person used last.',
      type: 'string',
      ref: 'Id',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Company' },
    },
  },
} as const satisfies BodyFacts
