// What was just saved: a form says it, and the short message tells it beside whatever page comes next.
import { useQuery, useQueryClient } from '@tanstack/react-query'

const messageKey = ['what was just saved']

export interface Message {
  readonly text: string
  /** The same may be saved twice, and is told twice. */
  readonly at: number
}

export const useMessage = () => useQuery<Message | null>({ queryKey: messageKey, enabled: false }).data

/** Null once it has been read. */
export function useTell(): (text: string | null) => void {
  const queries = useQueryClient()
  return text => {
    queries.setQueryData<Message | null>(messageKey, text === null ? null : { text, at: performance.now() })
  }
}
