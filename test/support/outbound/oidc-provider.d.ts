// What tests use of oidc-provider, which ships no types.

declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Context {
    readonly path: string
    // biome-ignore lint/suspicious/noExplicitAny: each answer has another body
    body: any
    readonly oidc?: {
      readonly provider: Provider
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
    }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export default class Provider {
    readonly Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>
  }
}
