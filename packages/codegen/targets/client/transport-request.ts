// How the emitted transport sends a call, with the credentials and the retries that it is given.

export const request = `type Send = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
type Fetch = (request: Request, init?: RequestInit) => Promise<Response>

export function createTransport({ security, retries, timeoutMs: usualMs, middleware = [], ...options }: TransportOptions): Transport {
  const fetchClient = createFetchClient<Record<string, never>>(options)
  fetchClient.use(...middleware)
  // The paths are known to the emitted classes, not here.
  const send = fetchClient.request as unknown as Send
  const usualFetch: Fetch = options.fetch ?? globalThis.fetch
  async function ask(method: Method, path: string, asked: RequestInput, call: CallOptions = {}): Promise<Answer<unknown, number, unknown>> {
    const input = inItsType(asked)
    const { signal, timeoutMs = usualMs } = call
    const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]
    const present = signals.filter(signal => signal !== undefined)
    // Retries go around credentials, which may have to be other ones at each try.
    const fetch = [security, retries].reduce<Fetch>(
      (inner, sender) => (sender ? (request, init) => sender(request, \`\${method} \${path}\`, one => inner(one, init)) : inner),
      usualFetch,
    )
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
      fetch,
      parseAs: 'stream',
      ...(present.length > 0 && { signal: AbortSignal.any(present) }),
    })
    const { status } = response
    if (!response.ok) throw new ApiError(response, status, error, method, path)
    return { data: await received(response, data), status, headers: readHeaders(response, input.readers), response }
  }
  function request<T, Whole>(method: Method, path: string, input: RequestInput, call?: CallOptions): ApiPromise<T, Whole> {
    const answer = ask(method, path, input, call)
    const body = answer.then(({ data }) => data as T)
    const withResponse = () => {
      // Its caller holds the other promise now.
      body.catch(() => {})
      return answer as Promise<Whole>
    }
    return Object.assign(body, { withResponse })
  }
  return { request, list: (path, input, call) => list(request, path, input, call) }
}

/** By their names in lower case; as texts where no reader makes something else of one. */
const readHeaders = ({ headers }: Response, readers: RequestInput['readers'] = {}): Record<string, unknown> =>
  Object.fromEntries([...headers].map(([name, text]) => [name, readOwn(readers, name)?.(text) ?? text]))
`
