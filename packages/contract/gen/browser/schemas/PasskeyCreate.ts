// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PasskeyCreate = {
  closed: true,
  fields: {
    name: {
      description: 'What the person calls the device.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
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
    attestation: {
      description: '`response.attestationObject` of the credential.',
      type: 'string',
      ref: 'PasskeyBytes',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 20000,
      extensions: { 'x-expected': 'base64url without padding' },
    },
    transports: {
      description: 'What `response.getTransports()` of the credential returns.',
      type: 'array',
      maxItems: 10,
      items: { type: 'string', ref: 'PasskeyTransport', minLength: 1, maxLength: 40 },
    },
  },
} as const satisfies BodyFacts
