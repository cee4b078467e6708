// The transport of an emitted client, and the files that go with it, where a team brings none of its own.

import { hasStreams, type Model } from '../../model/model.ts'
import type { GeneratedFile } from '../../output/emit.ts'
import { type AnswersByOperation, makeAnswersFile } from './answers.ts'
import { makeCredentialsFile } from './credentials.ts'
import { makeErrorsFile } from './errors.ts'
import { makeRetriesFile } from './retries.ts'
import { addByteStreams, addOnce, makeByteStreamsFile } from './streams/byte-streams.ts'
import {
  addStreams,
  addTaking,
  addTakingTries,
  makeStreamsFile,
  takingBytes,
  takingStreams,
} from './streams/file.ts'
import { addDates, makeRuledTransportFile, makeTransportFile, type Paging } from './transport.ts'

interface Options {
  contract?: string
  paging?: Paging
  dates?: object
  streamBodies?: boolean
  hasStreams?: boolean
}

/** @param kinds of paging, where lists are paged by rules */
export function makeTransportFiles(
  model: Model,
  options: Options,
  kinds: ReadonlySet<string>,
  answers: AnswersByOperation,
): GeneratedFile[] {
  const { contract = './types.ts', streamBodies = false } = options
  const usual = kinds.size > 0 ? makeRuledTransportFile(kinds) : makeTransportFile(options.paging)
  const streaming = options.hasStreams || hasStreams(model)
  const events = streaming ? addStreams(usual) : usual
  const bytes = streamBodies ? addByteStreams(events) : events
  const takings = [...(streaming ? [takingStreams] : []), ...(streamBodies ? [takingBytes] : [])]
  const taking = addTaking(bytes, takings)
  const transport = options.dates ? addDates(taking) : taking
  return [
    transport,
    ...(streaming ? [makeStreamsFile()] : []),
    ...(streamBodies ? [makeByteStreamsFile()] : []),
    ...makeErrorsFile(model, contract),
    ...makeAnswersFile(model, answers, contract, streamBodies),
    ...makeCredentialsFile(model).map(file => (streamBodies ? addOnce(file) : file)),
    addTakingTries(makeRetriesFile(), takings.length > 0),
  ]
}
