// Documents of employees, and what other features ask of them.

export { expireContracts } from './contracts/expiry.ts'
export { checkDocument } from './employee-documents.ts'
export { tellOfExpiry } from './expiry.ts'
