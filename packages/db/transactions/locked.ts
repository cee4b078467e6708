// Records that a transaction has locked: only as such are they changed and removed, so nobody writes over what they have not seen.

declare const lockedHere: unique symbol

/** A record as it stands, locked until the transaction ends. */
export type Locked<Item> = Item & { readonly [lockedHere]: true }

/** The record that a statement has just locked, or written. */
export const asLocked = <Item>(record: Item) => record as Locked<Item>
