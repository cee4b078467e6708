// The button that reads more of a list, for as long as there is more.
import { say } from '../app/words.ts'
import { Button } from './button.tsx'

interface Paged {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

export function More({ of }: { readonly of: Paged }) {
  if (!of.hasNextPage) return null
  return (
    <Button look="quiet" isBusy={of.isFetchingNextPage} onPress={() => void of.fetchNextPage()}>
      {say('list.more')}
    </Button>
  )
}
