// Each workspace: the same work for each of several workspaces, none of which holds the others up.

/** Does the work for each, one after the other. What fails leaves the rest to be done; the first failure is thrown at the end. */
export async function eachApart<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
