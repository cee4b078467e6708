// House rule on sentences: nobody is told an id.

import { type Finding, foundAt, nodesOf, type Rule, ts, written } from './source.ts'

const isIdName = (name: string): boolean => /^ids?$|_ids?$|[a-z]Ids?$|_by$/.test(name)

/** An identifier of an id in a gap of a sentence. What the caller wrote itself may be one, and is said as it is. */
function findIdsSaid(gap: ts.Expression): ts.Identifier[] {
  const said: ts.Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) return
    if (ts.isCallExpression(node) && node.expression.getText() === 'asIs') return
    if (ts.isIdentifier(node) && isIdName(node.text)) said.push(node)
    ts.forEachChild(node, visit)
  }
  visit(gap)
  return said
}

/** What a program puts there under another name, each answer of a test is held against: `test/support/http/ids-said.ts`. */
export const sentencesNameNoId: Rule = sources =>
  written(sources).flatMap(source =>
    nodesOf(source).flatMap((node): Finding[] => {
      if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'say') return []
      if (!ts.isTemplateExpression(node.template)) return []
      return node.template.templateSpans.flatMap(({ expression }) =>
        findIdsSaid(expression).map(id =>
          foundAt(
            source,
            id,
            'No person knows an id: say the name, the number, the day or the month instead',
          ),
        ),
      )
    }),
  )
