// What the keyboard can do, as a list.

import { say } from '../../app/words.ts'
import { Dialog } from '../over/dialog.tsx'
import { useMissing } from './missing.ts'
import { rail, titlePlace } from './places.ts'

export default function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const missing = useMissing()
  const keys = [
    { keys: ['Ctrl', 'K'], what: say('keys.search') },
    { keys: ['/'], what: say('keys.search') },
    { keys: ['?'], what: say('keys.help') },
    { keys: ['J', 'K'], what: say('keys.next') },
    { keys: ['X'], what: say('keys.choose') },
    { keys: ['Esc'], what: say('keys.close') },
    ...rail.map(place => ({ keys: ['G', place.key.toUpperCase()], what: titlePlace(place, missing) })),
  ]
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <dl className="keys-help">
        {keys.map(({ keys, what }) => (
          <div key={keys.join(' ')}>
            <dt dir="ltr">
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
