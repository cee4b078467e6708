// The names of records by their ids.

/** Undefined while it is read, null where the person may not know it. */
export function useName(_id: string | undefined): string | null | undefined {
  return undefined
}

/** The name of a record, and its id until the name is there. */
export function Name({ id }: { readonly id: string | undefined }) {
  const name = useName(id)
  return name ?? <span className="id">{id}</span>
}
