// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SignOnChange = {
  closed: true,
  fields: {
    issuer: {
      description: 'The address of the provider, as its metadata names it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
    client: {
      description: 'What the provider knows Muster as, the client id.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
    email_domains: {
      description: 'The domains of the e-mail addresses that may sign in through the provider.',
      type: 'array',
      required: true,
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'EmailDomain',
        pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
        maxLength: 253,
        extensions: { 'x-expected': 'a domain in small letters such as example.com' },
      },
    },
    is_required: {
      description: 'Whether members with these domains have to sign in through the provider. Their passwords are then refused for this workspace. False by default.',
      type: 'boolean',
    },
    role_id: {
      description: 'The role that somebody new gets. Null, the default, lets in only those who are invited.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Role' },
    },
    second_factor_acr: {
      description: 'The `acr` by which the provider says that it asked for a second factor, or null. An `amr` such as `mfa` says so as well.',
      type: 'string',
      nullable: true,
      minLength: 1,
      maxLength: 200,
    },
    client_secret: {
      description: 'The secret that Muster shows to the provider. It may be left out while `issuer` and `client` stay as they are.',
      type: 'string',
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
