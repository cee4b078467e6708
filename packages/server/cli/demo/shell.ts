// What a shell is told of the demo: variables and two functions, in words that sh, bash and zsh have in common.

/** Names and values, in the order in which they are written. */
export type Variables = Readonly<Record<string, string>>

/** Lines for `eval`; `node` is what `field` reads JSON with, whatever the PATH of the shell has. */
export function formatShell(variables: Variables, node: string): string {
  const lines = Object.entries(variables).map(([name, value]) => `export ${name}=${quote(value)}`)
  return [...lines, functionsWith(quote(node))].join('\n')
}

/** A word that every shell takes as it is. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const functionsWith = (node: string): string => `call() {
  case $2 in
    /console*) muster_key=$MUSTER_CONSOLE_TOKEN ;;
    *) muster_key=$MUSTER_API_KEY ;;
  esac
  if [ $# -gt 2 ]; then
    curl -sS --fail-with-body -X "$1" "$MUSTER_BASE_URL$2" -H "Authorization: Bearer $muster_key" -H 'Content-Type: application/json' -d "$3"
  else
    curl -sS --fail-with-body -X "$1" "$MUSTER_BASE_URL$2" -H "Authorization: Bearer $muster_key" -H 'Content-Type: application/json'
  fi
}
field() {
  ${node} -p "JSON.parse(require('fs').readFileSync(0, 'utf8')).$1"
}`

/** What stops a shell with set -e, and leaves any other one as it was. */
export const refusal = 'false'
