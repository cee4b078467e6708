// What a list begins with where nothing was asked for: filters that stand in the address, so that each can be taken away.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { readToday } from '../../app/formats.ts'
import type { Noun } from '../noun.ts'

/** Whether the list waits for its address; whoever takes the filters away later has asked for all. */
export function useBeginning({ begins }: Noun): boolean {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = readToday(useCompany().timezone)
  const [isWaiting, setWaiting] = useState(begins !== undefined && Object.keys(search).length === 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a list begins with is decided once
  useEffect(() => {
    if (!isWaiting || begins === undefined) return
    const filters = begins(today) as Record<string, string>
    void navigate({ to: '.', search: filters, replace: true }).then(() => setWaiting(false))
  }, [])
  return isWaiting
}
