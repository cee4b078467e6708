// The room of developers: keys, webhooks and what was delivered.
import type { Room } from '../../app/room.ts'

export const developers = {
  pages: {
    '/developers/keys': {
      title: 'developers.keys',
      needs: 'listApiKeys',
      load: () => import('./api-keys.tsx'),
    },
    '/developers/tokens': {
      title: 'developers.tokens',
      needs: 'listServiceTokens',
      load: () => import('./service-tokens.tsx'),
    },
    '/developers/endpoints': { kind: 'WebhookEndpoint', load: () => import('./webhook-endpoint.ts') },
    '/developers/deliveries': { kind: 'WebhookDelivery', load: () => import('./webhook-delivery.ts') },
    '/developers/messages': {
      title: 'developers.messages',
      needs: 'listMessages',
      load: () => import('./messages.tsx'),
    },
  },
} as const satisfies Room
