// The workspace that the session is in: its currency and time zone decide how every figure is written.
import { useQuery } from '@tanstack/react-query'
import { getCompany } from '../gen/operations/company.ts'
import type { Output } from '../records/operation.ts'
import { ask } from './ask.ts'

export type Company = Output<'getCompany'>

export const companyQuery = {
  queryKey: ['getCompany', 'shell'],
  // Asked for at once with the session, which says whether somebody has to sign in.
  queryFn: () => ask(getCompany, {}, { alone: true }),
  staleTime: 60_000,
} as const

/** Behind the sign-in, where the shell has waited for it. */
export function useCompany(): Company {
  const { data } = useQuery(companyQuery)
  if (data === undefined) throw new Error('There is no workspace yet.')
  return data
}
