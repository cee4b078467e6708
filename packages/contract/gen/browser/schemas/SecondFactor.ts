// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SecondFactor = {
  closed: true,
  minProperties: 1,
  fields: {
    code: {
      description: 'The 6 digits that the authenticator app shows, or a recovery code such as `k7mq2-x4hd9`.',
      type: 'string',
      minLength: 6,
      maxLength: 20,
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
  },
} as const satisfies BodyFacts
