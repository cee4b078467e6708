// The house rule on slices: each is an entrance, so what others need of it has a file of the feature.

import { reachesIn } from './rooms.ts'
import { foundAt, type Rule } from './source.ts'

const slice = /\/features\/[^/]+\/handlers\//

/** A reader opens the slice of an operation first: it decides, or calls who does by name. Nobody else finds a decision there. */
export const slicesAreEntrances: Rule = sources =>
  reachesIn(sources)
    .filter(({ to }) => slice.test(to))
    .map(({ from, node }) =>
      foundAt(
        from,
        node,
        'A slice is imported by gen/ alone; move what is needed here into a file of the feature that is named after it',
      ),
    )
