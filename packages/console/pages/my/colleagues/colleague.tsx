// One colleague in a list: the photo, the name, what they do and where, and whether they are away today.
import { Link } from '@tanstack/react-router'
import { say } from '../../../app/words.ts'
import { getColleaguePhoto } from '../../../gen/operations/colleagues.ts'
import type { Output } from '../../../records/operation.ts'
import { Name } from '../../../records/references/names.tsx'
import { Avatar } from '../../../ui/avatar.tsx'

export type Colleague = Output<'getColleagues'>['data'][number]

export const nameOf = ({ first_name, last_name }: Colleague): string => `${first_name} ${last_name}`

interface PhotoProps {
  readonly of: Colleague
  readonly size: 'middle' | 'large'
}

export function Photo({ of, size }: PhotoProps) {
  const { id, photo } = of
  const address =
    photo === null ? undefined : `${getColleaguePhoto.path.replace('{id}', id)}?version=${photo}`
  return <Avatar name={nameOf(of)} photo={address} size={size} />
}

/** What they do, in which department, and at which branch. */
export function Post({ of }: { readonly of: Colleague }) {
  const { designation_id, department_id, branch_id } = of
  return (
    <span className="faint">
      <Name id={designation_id} /> · <Name id={department_id} />
      {branch_id !== null && (
        <>
          {' · '}
          <Name id={branch_id} />
        </>
      )}
    </span>
  )
}

export function Away({ of }: { readonly of: Colleague }) {
  return of.is_away ? <span className="status waits">{say('my.away_today')}</span> : null
}

/** The name leads to where they stand in the company. */
export function Colleagues({ people }: { readonly people: readonly Colleague[] }) {
  return (
    <ul className="my-list colleagues">
      {people.map(person => (
        <li key={person.id}>
          <Photo of={person} size="middle" />
          <div>
            <Link to="/my/colleagues/chart" search={{ item: person.id }} dir="auto">
              {nameOf(person)}
            </Link>
            <Post of={person} />
            {person.work_email !== null && (
              <a className="faint" href={`mailto:${person.work_email}`} dir="ltr">
                {person.work_email}
              </a>
            )}
          </div>
          <Away of={person} />
        </li>
      ))}
    </ul>
  )
}
