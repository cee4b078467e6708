// What was just saved, which the short message beside whatever page comes next says.
import { useQuery } from '@tanstack/react-query'

/** By which a form sets it, and the message that was read takes it away: the first page only reads it. */
export const messageKey = ['saved']

export interface Message {
  readonly text: string
  /** The same may be saved twice, and is said twice. */
  readonly at: number
}

export const useMessage = () => useQuery<Message | null>({ queryKey: messageKey, enabled: false }).data
