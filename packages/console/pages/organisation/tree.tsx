// The departments as a tree, each with its head and how many people are in it and below it.
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatCount } from '../../app/formats.ts'
import { useList, useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { listDepartments } from '../../gen/operations/departments.ts'
import { getHeadcount } from '../../gen/operations/headcount.ts'
import type { Output } from '../../records/operation.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Status } from '../../ui/status.tsx'

type Department = Output<'getDepartment'>

interface Branch {
  readonly department: Department
  readonly people: number
  /** With those of all departments below. */
  readonly all: number
  readonly below: readonly Branch[]
}

export default function DepartmentTreePage() {
  const list = useList(listDepartments, { query: { limit: 100 } })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // A tree needs all of them.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const isCounted = useObstacle()('getHeadcount') === undefined
  const headcount = useRead(getHeadcount, { query: { months: 1 } }, { enabled: isCounted })
  const departments = list.data?.pages.flatMap(page => page.data) as readonly Department[] | undefined
  const people = new Map(headcount.data?.departments.map(one => [one.department_id, one.headcount]))
  return (
    <Page title={say('organisation.tree')}>
      {(departments === undefined || hasNextPage) &&
        (list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />)}
      {departments && !hasNextPage && (
        <Branches branches={growTree(departments, people)} isCounted={headcount.data !== undefined} />
      )}
    </Page>
  )
}

function growTree(departments: readonly Department[], people: ReadonlyMap<string, number>): Branch[] {
  const known = new Set(departments.map(({ id }) => id))
  const grow = (parent: string | null): Branch[] =>
    departments
      .filter(({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null) === parent)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(department => {
        const below = grow(department.id)
        const own = people.get(department.id) ?? 0
        return { department, people: own, all: below.reduce((sum, { all }) => sum + all, own), below }
      })
  return grow(null)
}

interface BranchesProps {
  readonly branches: readonly Branch[]
  readonly isCounted: boolean
}

function Branches({ branches, isCounted }: BranchesProps) {
  return (
    <ul className="tree">
      {branches.map(({ department, people, all, below }) => (
        <li key={department.id}>
          <div className="tree-node">
            <Link to="/organisation/departments/$id" params={{ id: department.id }}>
              {department.name}
            </Link>
            {department.status !== 'active' && <Status value={department.status} />}
            {department.head_employee_id !== null && (
              <span className="faint">
                {sayOf('field', 'head_employee_id')}:{' '}
                <Reference kind="Employee" id={department.head_employee_id} />
              </span>
            )}
            {isCounted && (
              <Link to="/employees" search={{ department_id: department.id }}>
                {say('organisation.people', { count: people, people: formatCount(people) })}
              </Link>
            )}
            {isCounted && below.length > 0 && (
              <span className="faint">{say('organisation.people_below', { people: formatCount(all) })}</span>
            )}
          </div>
          {below.length > 0 && <Branches branches={below} isCounted={isCounted} />}
        </li>
      ))}
    </ul>
  )
}
