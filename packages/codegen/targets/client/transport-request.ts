// How the emitted transport sends a call.

export const request = `type Send = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

export function createTransport(options: ClientOptions): Transport {
  // The paths are known to the emitted classes, not here.
  const send = createFetchClient<Record<string, never>>(options).request as unknown as Send
  async function request<T>(method: Method, path: string, asked: RequestInput, call: CallOptions = {}): Promise<T> {
    const input = inItsType(asked)
    const signals = [call.signal, call.timeoutMs === undefined ? undefined : AbortSignal.timeout(call.timeoutMs)]
    const present = signals.filter(signal => signal !== undefined)
    const { data, error, response } = await send(method, path, {
      params: { path: input.path, query: input.query },
      pathSerializer: (url: string, values: Record<string, unknown>) => writePath(url, values, input.otherStyles?.path),
      querySerializer: (query: object) => listPairs(query, input.styles),
      ...bodyOf(input),
      headers: {
        ...makeHeaders(input),
        ...call.headers,
        ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
      },
      parseAs: 'stream',
      ...(present.length > 0 && { signal: AbortSignal.any(present) }),
    })
    if (!response.ok) throw new ApiError(response, response.status, error, method, path)
    return (await received(response, data)) as T
  }
  return { request, list: (path, input, call) => list(request, path, input, call) }
}
`
