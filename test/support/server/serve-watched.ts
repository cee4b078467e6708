// A server whose spans, log and limits a test watches and sets: the OpenTelemetry SDK is registered as an operator does it.

import { propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  BasicTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base'
import { contractFiles, Docs } from '../../../packages/server/http/pages/docs.ts'
import { readConfig } from '../../../packages/server/runtime/config.ts'
import { openPlatform } from '../../../packages/server/runtime/platform.ts'
import { type StartOptions, startServer } from '../../../packages/server/server.ts'
import { ChosenDocs } from './built-docs.ts'
import type { Span } from './watched.ts'

const exporter: SpanExporter = {
  export(spans, done) {
    for (const span of spans) process.send?.({ span: shown(span) })
    done({ code: 0 })
  },
  shutdown: () => Promise.resolve(),
}

function shown(span: ReadableSpan): Span {
  const { name, kind, attributes, status } = span
  const ms = ([seconds, nanoseconds]: readonly [number, number]) => seconds * 1e3 + nanoseconds / 1e6
  return {
    name,
    kind,
    attributes,
    status: status.code,
    id: span.spanContext().spanId,
    trace: span.spanContext().traceId,
    parent: span.parentSpanContext?.spanId,
    from: ms(span.startTime),
    until: ms(span.endTime),
  }
}

const spanProcessors = [new SimpleSpanProcessor(exporter)]
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }))
propagation.setGlobalPropagator(new W3CTraceContextPropagator())

const options = JSON.parse(process.argv[2] ?? '{}') as StartOptions
const config = { ...readConfig(process.env), port: 0 }
const platform = await openPlatform(config)
const docs = new Docs(contractFiles(), new ChosenDocs())
const server = await startServer(config, platform, { jobs: false, ...options, docs })
process.send?.({ port: server.port })

// Told by the test, or left behind by it.
for (const end of ['SIGTERM', 'disconnect'] as const) {
  process.once(end, async () => {
    await server.stop()
    await platform.close()
    process.exit()
  })
}
