// Who did something: a member, a key or a service token by its name, whoever runs the service by the name that they gave, or muster itself.
import { say } from '../../app/words.ts'
import { Reference } from '../references/reference.tsx'

export function ActorName({ id }: { readonly id: string }) {
  const [, operator] = /^operator[:_]?(.*)$/s.exec(id) ?? []
  if (operator === '') return say('audit.operators')
  if (operator !== undefined) return say('audit.operator', { name: operator })
  return id === 'system' ? (
    say('audit.system')
  ) : (
    <Reference kind={['Member', 'ApiKey', 'ServiceToken']} id={id} />
  )
}
