// Facts as JSON: lists of rows in one column of one row, so that many are read by one statement.

/** A list, empty where there is nothing. */
export const listSql = (item: string, from: string): string =>
  `coalesce((select json_agg(${item}) from ${from}), '[]')`

/** A row whose decimals stay text: a JSON number loses their digits. */
export const withDecimals = (row: string, decimals: readonly string[]): string =>
  `to_jsonb(${row}) || jsonb_build_object(${decimals.map(name => `'${name}', ${row}.${name}::text`).join(', ')})`
