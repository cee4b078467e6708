// Whether requests can have a path, and whether it holds the parameters that are declared for it, and no others.
import type { Parameter } from '../../model/model.ts'
import type { Code } from '../codes.ts'
import type { Problem } from '../problems.ts'

export function findPathProblems(
  path: string,
  parameters: readonly Parameter[],
  keys: readonly string[],
): Problem[] {
  const named = listTemplateNames(path)
  const declared = parameters.filter(parameter => parameter.in === 'path').map(parameter => parameter.name)
  const undeclared = new Set(named.filter(name => !declared.includes(name)))
  const absent = declared.filter(name => !named.includes(name))
  const repeated = new Set(named.filter((name, at) => named.indexOf(name) < at))
  const mistakes: [code: Code, message: string, remedy: string][] = [
    ...[...undeclared].map((name): [Code, string, string] => [
      'undeclared-path-parameter',
      `The path holds {${name}}, which no parameter declares.`,
      `Add a parameter with "in: path" and "name: ${name}".`,
    ]),
    ...absent.map((name): [Code, string, string] => [
      'unused-path-parameter',
      `The path parameter ${name} does not stand in the path.`,
      `Write {${name}} into the path, or remove the parameter.`,
    ]),
    ...[...repeated].map((name): [Code, string, string] => [
      'duplicate-path-parameter',
      `The path holds {${name}} more than once.`,
      'Give each of its parameters a name of its own.',
    ]),
  ]
  if (!path.startsWith('/'))
    mistakes.push(['invalid-path', 'The path does not start with a slash.', `Write /${path}.`])
  if (path.replace(/#.*/, '').includes('?'))
    mistakes.push([
      'invalid-path',
      'The path holds a question mark, and no request has one in its path.',
      'Write what follows it as parameters with "in: query", and operations that it tells apart as one.',
    ])
  return mistakes.map(([code, message, remedy]) => ({ code, keys, message, remedy }))
}

const listTemplateNames = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!)
