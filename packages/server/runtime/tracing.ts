// Tracing: OpenTelemetry spans of a request and its stages, made only where the process has the SDK registered.

import type { IncomingMessage } from 'node:http'
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** A request that has ended, as spans tell it. */
export interface TracedRequest {
  readonly req: IncomingMessage
  readonly request_id: string
  readonly operation?: { readonly id: string; readonly facts: { readonly path: string } } | undefined
  readonly caller?: { readonly actor_id: string; readonly workspace: { readonly id: string } } | undefined
  /** Milliseconds on the clock of `performance`. */
  readonly from: number
  readonly until: number
  stages(): Iterable<{ readonly name: string; readonly from: number; readonly until: number }>
}

const tracer = trace.getTracer('muster')

/**
 * Tells a request that has ended as spans. Under an instrumentation of node:http they stand below its span; without one
 * they continue the caller's `traceparent`.
 */
export function traceRequest(seen: TracedRequest, status: number): void {
  const active = context.active()
  const below = trace.getSpan(active) !== undefined
  const parent = below ? active : propagation.extract(active, seen.req.headers)
  const { operation, req } = seen
  const name = operation ? `${req.method} ${operation.facts.path}` : `${req.method}`
  const kind = below ? SpanKind.INTERNAL : SpanKind.SERVER
  const span = tracer.startSpan(name, { kind, startTime: instant(seen.from) }, parent)
  if (!span.isRecording()) return
  describe(span, seen, status)
  const within = trace.setSpan(parent, span)
  for (const stage of seen.stages()) {
    tracer.startSpan(stage.name, { startTime: instant(stage.from) }, within).end(instant(stage.until))
  }
  span.end(instant(seen.until))
}

function describe(span: Span, { req, operation, caller, request_id }: TracedRequest, status: number): void {
  span.setAttributes({
    'http.request.method': req.method ?? '',
    'http.response.status_code': status,
    'muster.request_id': request_id,
    ...(operation && { 'http.route': operation.facts.path, 'muster.operation': operation.id }),
    ...(caller && { 'muster.workspace_id': caller.workspace.id, 'muster.actor_id': caller.actor_id }),
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Milliseconds since 1970 of a moment on the clock of `performance`. */
function instant(at: number): number {
  return performance.timeOrigin + at
}
