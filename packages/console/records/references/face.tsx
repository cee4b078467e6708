// The face of an employee: their photo, whose version comes with the names that a page asks for together.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { kinds } from '../../gen/kinds.ts'
import { getEmployeePhoto } from '../../gen/operations/employee-photos.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { knowOf } from './names.tsx'

const isEmployee = (id: string | undefined): id is string =>
  id?.startsWith(`${kinds.Employee?.prefix}_`) ?? false

const photoQuery = (id: string | undefined) => ({
  queryKey: ['photo', id],
  queryFn: async () => (await knowOf(id ?? '')).photo,
  staleTime: 5 * 60_000,
})

/** The address of the photo; undefined where there is none, or none that the person may see. It names the content, so a browser keeps it. */
export function usePhoto(id: string | undefined): string | undefined {
  const { data } = useQuery({ ...photoQuery(id), enabled: isEmployee(id) })
  if (!data) return undefined
  return `${getEmployeePhoto.path.replace('{id}', String(id))}?version=${data}`
}

/** Asks for the photos of a page of a list at once: its rows come one by one, as one scrolls. */
export function usePhotosAhead(ids: readonly unknown[]): void {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another last record, and a list of thousands is not compared each time
  useEffect(() => {
    for (const id of ids)
      if (typeof id === 'string' && isEmployee(id)) void queries.prefetchQuery(photoQuery(id))
  }, [ids.length, ids[0], ids.at(-1)])
}

interface FaceProps {
  readonly id: string | undefined
  readonly name: string
  readonly size?: 'small' | 'middle' | 'large'
}

export function Face({ id, name, size = 'small' }: FaceProps) {
  return <Avatar name={name} photo={usePhoto(id)} size={size} />
}
