// Whether a path holds the parameters that are declared for it, and no others.
import type { Parameter } from './model.ts'
import type { Problem } from './problems.ts'

export function pathProblems(path: string, parameters: readonly Parameter[], place: string): Problem[] {
  const named = templateNames(path)
  const declared = parameters.filter(parameter => parameter.in === 'path').map(parameter => parameter.name)
  const undeclared = named.filter(name => !declared.includes(name))
  const absent = declared.filter(name => !named.includes(name))
  return [
    ...undeclared.map(name => ({
      place,
      message: `the path holds {${name}}, which no parameter declares.`,
      remedy: `Add a parameter with "in: path" and "name: ${name}".`,
    })),
    ...absent.map(name => ({
      place,
      message: `the path parameter ${name} does not stand in the path.`,
      remedy: `Write {${name}} into the path, or remove the parameter.`,
    })),
  ]
}

const templateNames = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!)
