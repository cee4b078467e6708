// Writes the contract out: from the short form of openapi.yaml to the document that everything else is made of.
import { selectAdditions } from './always.ts'
import { listBindings } from './bindings.ts'
import { addSentences, close } from './defaults.ts'
import { addDeprecation } from './deprecations/write-out.ts'
import {
  type Addition,
  type Always,
  type Contract,
  type Finding,
  findEnumSource,
  isBodyRequired,
  isSuccess,
  type Located,
  type Operation,
  operations,
  type Place,
  properties,
  type Response,
  refer,
  type Schema,
  webhooks,
} from './document.ts'
import { addEnvelopes, nameEvent, namePage } from './envelopes.ts'
import { makeFilters, makeSort } from './filters.ts'
import { findMistakes } from './mistakes.ts'
import { writeRecords } from './records.ts'
import { type Binding, describeBinding } from './states.ts'

/** The line of openapi.yaml that a place is written on. */
type FindLine = (at: Place) => number

/** The contract uses the short form wrongly; each line of the message names a place and says what to write instead. */
export class ContractError extends Error {
  constructor(findings: readonly Finding[], findLine?: FindLine) {
    const where = (at: Place) => (findLine ? `openapi.yaml:${findLine(at)}` : 'openapi.yaml')
    super(findings.map(({ at, message }) => `${where(at)}: ${at.join('.')}: ${message}`).join('\n'))
    this.name = 'ContractError'
  }
}

/** The whole document. One that is written out already is left as it is. */
export function expandContract(short: Contract, findLine?: FindLine): Contract {
  const mistakes = [...findMistakes(short)]
  if (mistakes.length > 0) throw new ContractError(mistakes, findLine)
  return writeOut(short)
}

/** The same where mistakes are told elsewhere. */
export function writeOut(short: Contract): Contract {
  const { 'x-always': always = {}, ...contract } = structuredClone(writeRecords(short))
  const enveloped = addEnvelopes(contract, always)
  const bindings = new Map(listBindings(contract).map(binding => [binding.id, binding]))
  for (const located of [...operations(contract), ...webhooks(contract)]) {
    const [root, path, method] = located.at as ['paths' | 'webhooks', string, string]
    const written = addBinding(writeOperation(located, always, contract), bindings)
    contract[root]![path]![method] = addDeprecation(written, contract['x-deprecations'])
  }
  const { responses, ...components } = contract.components ?? {}
  return {
    ...contract,
    components: {
      ...components,
      ...(responses && {
        responses: mapValues(responses, shared =>
          writeAnswer(shared, structuredClone([always.answer ?? {}])),
        ),
      }),
      schemas: mapValues(enveloped, (schema, name) =>
        writeEnum(complete(close(schema, name), contract), contract),
      ),
    },
  }
}

function writeOperation(located: Located, always: Always, contract: Contract): Operation {
  const additions = structuredClone(selectAdditions(always, contract, located))
  const {
    parameters = [],
    requestBody,
    responses,
    ...operation
  } = located.at[0] === 'paths' ? addSentences(located.operation) : located.operation
  const { 'x-body': body, 'x-event-of': record, 'x-filters': filters, 'x-sorts': sorts, ...rest } = operation
  // Those of the operation come first, so that a place in what is written out is the same place in openapi.yaml.
  const all = [
    ...parameters,
    ...makeFilters(contract, located.operation),
    ...makeSort(located.operation),
    ...additions.flatMap(one => one.parameters ?? []),
  ]
  const taken = writeBody(located, contract)
  return {
    ...rest,
    ...(all.length > 0 && { parameters: all }),
    ...(taken && { requestBody: taken }),
    responses: writeAnswers(located, additions, always),
  }
}

/** It tells the statuses that bind it, too; one that is written out already does. */
function addBinding(operation: Operation, bindings: ReadonlyMap<string, Binding>): Operation {
  const { operationId: id = '', description = '' } = operation
  const binding = bindings.get(id)
  const sentence = binding && describeBinding(binding)
  if (sentence === undefined || description.includes(sentence)) return operation
  const gap = description.trim().includes('\n\n') ? '\n\n' : ' '
  return { ...operation, description: `${description.trim()}${gap}${sentence}` }
}

function writeBody({ operation, path }: Located, contract: Contract): Operation['requestBody'] {
  const { 'x-body': body, 'x-event-of': record, requestBody } = operation
  if (record !== undefined) return { required: true, ...json(nameEvent(path)) }
  if (body === undefined) return requestBody
  return { required: isBodyRequired(contract, operation, body), ...json(body) }
}

/** An event is answered by its receiver, who sends none of our headers. */
function writeAnswers({ operation, at }: Located, additions: readonly Addition[], always: Always) {
  const everywhere = at[0] === 'webhooks' ? [] : [always.answer ?? {}]
  const answers: Record<string, Response> = Object.assign(
    {},
    ...additions.map(one => one.responses),
    operation.responses,
  )
  return mapValues(answers, (answer, status) =>
    writeAnswer(answer, structuredClone([...everywhere, ...(isSuccess(status) ? additions : [])])),
  )
}

/** With its body, and with the headers that are added; what the answer says itself wins. */
function writeAnswer(answer: Response, additions: readonly Addition[]): Response {
  if (answer.$ref) return answer
  const { description = '', headers, 'x-body': body, 'x-page-of': record, ...rest } = answer
  const added = Object.assign({}, ...additions.map(one => one.headers), headers)
  const name = record ? namePage(record) : body
  return {
    description,
    ...(Object.keys(added).length > 0 && { headers: added }),
    ...(name !== undefined && json(name)),
    ...rest,
  }
}

const json = (schema: string) => ({ content: { 'application/json': { schema: refer('schemas', schema) } } })

const mapValues = <T>(values: Record<string, T>, change: (value: T, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]))

/** In the place of x-enum-of; an enum beside it has further values. */
function writeEnum(schema: Schema, contract: Contract): Schema {
  if (schema['x-enum-of'] === undefined) return schema
  const values = [...Object.keys(findEnumSource(schema, contract) ?? {}), ...(schema.enum ?? [])]
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key === 'x-enum-of') return [['enum', values]]
      return key === 'enum' ? [] : [[key, value]]
    }),
  )
}

/** An answer holds every field but the sensitive and the secret ones; x-complete says so, and no list names them again. */
function complete(schema: Schema, contract: Contract): Schema {
  const { 'x-complete': isComplete, ...rest } = schema
  if (isComplete !== true) return schema
  const fields = Object.entries(properties(contract, schema))
  const required = fields.filter(([, field]) => !field['x-sensitive'] && !field['x-secret'])
  return { ...rest, required: required.map(([name]) => name) }
}
