// What stands where something is still being read; it shows after 200 ms, so that quick answers do not flicker.
import type { ReactNode } from 'react'
import { say } from '../app/words.ts'
import { Problem } from './problem.tsx'

export function Skeleton({ lines = 6 }: { readonly lines?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={say('shell.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        // Lines never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={line} />
      ))}
    </div>
  )
}

interface Reading<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

interface LoadedProps<T> {
  readonly of: Reading<T>
  readonly children: (data: T) => ReactNode
  readonly lines?: number
}

/** What was read, once it is there; the skeleton before, and the problem instead. Stale figures stay while the service is away. */
export function Loaded<T>({ of, children, lines = 6 }: LoadedProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <Problem error={of.error} onRetry={() => void of.refetch()} />
  return <Skeleton lines={lines} />
}
