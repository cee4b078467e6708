// Says that what a button said is done, in its words. Apart from the message, which the first page reads and never writes.
import { useQueryClient } from '@tanstack/react-query'
import { say, sayTogether } from '../../app/words.ts'
import { type Message, messageKey } from './message.ts'

export function useTellDone(): (pressed: string) => void {
  const queries = useQueryClient()
  return pressed => {
    const text = pressed === say('form.save') ? say('toast.saved') : sayTogether(pressed, say('toast.done'))
    const message: Message = { text, at: performance.now() }
    queries.setQueryData(messageKey, message)
  }
}
