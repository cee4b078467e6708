// What the frame offers: to somebody without any right, what is their own and nothing else, though some pages ask for no right.
import type { Missing } from '../../app/room.ts'
import { hasOnlyOwn, useObstacle, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'

export function useMissing(): Missing {
  const isAlone = hasOnlyOwn(useSession())
  const missing = useObstacle()
  return (operation, within) =>
    isAlone && within === undefined ? say('my.not_own') : missing(operation, within)
}
