// Each workspace: runs the same work for several workspaces, so that a failure of one does not stop the others.

/** Does the work for each in turn. A failure does not stop the rest; the first failure is thrown at the end. */
export async function doForEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
