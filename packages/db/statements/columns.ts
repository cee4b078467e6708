// Columns: many rows given as one text for each column, which PostgreSQL takes apart in less than half the time of JSON.

/** The columns of rows with their types in SQL. What is free text is `quoted`: it may be empty and have lines. */
export type ColumnTypes = Readonly<Record<string, string>>

const read = (column: string, type: string): string => {
  if (type === 'text') return `given.${column}`
  return type === 'quoted'
    ? `given.${column}::json #>> '{}' as ${column}`
    : `given.${column}::${type} as ${column}`
}

/** SQL of the rows whose columns are parameters of the same names; to be given an alias. */
export function columnsSql(types: ColumnTypes): string {
  const names = Object.keys(types)
  const texts = names.map(name => `string_to_array(:${name}, chr(10), '')`)
  return `(select ${names.map(name => read(name, types[name]!)).join(', ')} from unnest(${texts.join(', ')}) as given (${names.join(', ')}))`
}

/** The values of these parameters. A column that is no text of the row is null there. */
export function columnsOf<Name extends string>(
  types: Readonly<Record<Name, string>>,
  rows: readonly { readonly [column in NoInfer<Name>]?: unknown }[],
): Record<Name, string> {
  const columns = (Object.keys(types) as Name[]).map(name => {
    const write = types[name] === 'quoted' ? JSON.stringify : String
    return [name, rows.map(row => line(name, row[name], write)).join('\n')] as const
  })
  return Object.fromEntries(columns) as Record<Name, string>
}

function line(name: string, value: unknown, write: (value: unknown) => string): string {
  if (value === null || value === undefined) return ''
  const text = write(value)
  if (text !== '' && !text.includes('\n')) return text
  throw new Error(
    `${name} is ${JSON.stringify(text)}, which is no line of a column; make the column a quoted one.`,
  )
}
