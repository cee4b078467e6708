// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeBankAccountUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    bank_name: { description: 'The bank.', type: 'string', minLength: 1, maxLength: 100 },
    bank_code: {
      description: 'The bank\'s code in the payment system.',
      type: 'string',
      nullable: true,
      maxLength: 20,
    },
    branch_name: { description: 'The bank\'s branch.', type: 'string', nullable: true, maxLength: 100 },
    branch_code: {
      description: 'The code of the bank\'s branch.',
      type: 'string',
      nullable: true,
      maxLength: 20,
    },
    account_title: {
      description: 'The name of the account\'s holder.',
      type: 'string',
      minLength: 1,
      maxLength: 140,
    },
    account_number: {
      description: 'The account number as text. Leading zeros count.',
      type: 'string',
      minLength: 1,
      maxLength: 34,
    },
    iban: {
      description: 'The IBAN without spaces, with its check digits verified.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    swift_code: { description: 'The SWIFT code (BIC).', type: 'string', nullable: true, maxLength: 11 },
    is_primary: {
      description: 'Whether the salary goes to this account. One of the active accounts is primary.',
      type: 'boolean',
    },
    status: {
      description: 'An inactive account is kept, but no salary is paid into it.',
      type: 'string',
      ref: 'RecordStatus',
      enum: ['active', 'inactive'],
    },
  },
} as const satisfies BodyFacts
