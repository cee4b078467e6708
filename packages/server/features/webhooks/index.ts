// Webhooks: endpoints, deliveries and what sends them.

export { Dispatcher } from './dispatcher.ts'
export { listen } from './listen.ts'
export { readDepths } from './queue.ts'
export { sealNewSecret } from './secret.ts'
export { forgetPreviousSecrets, resealSecrets } from './secret-rotation.ts'
