// Classes of requests and responses as express has them, for node to make them of.

import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/** Express gives each request and response another prototype, which costs nothing where they have it already. */
export function makeClasses(app: Express) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(ExpressRequest.prototype, app.request)
  app.response = Object.setPrototypeOf(ExpressResponse.prototype, app.response)
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }
}
