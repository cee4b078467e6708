// What the person has decided, newest first, and what became of it.
import { Link } from '@tanstack/react-router'
import { say } from '../../app/words.ts'
import { Name } from '../../records/references/names.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Status } from '../../ui/status.tsx'
import { useApprovals } from './read.ts'
import { About } from './subject.tsx'

export function DecidedByMe() {
  return (
    <Loaded of={useApprovals({ view: 'decided' })} lines={4}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="empty">{say('approvals.none_decided')}</p>
        ) : (
          <ul className="card my-list" aria-label={say('approvals.decided')}>
            {data.map(approval => (
              <li key={approval.id}>
                <div>
                  <Link to="/approvals" search={{ view: 'decided', item: approval.id }}>
                    <Name id={approval.employee_id} />
                  </Link>
                  <span className="faint">
                    <About approval={approval} />
                  </span>
                </div>
                <Status value={approval.status} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
