// The room of developers: keys, webhooks and what was delivered.
import type { Room } from '../../app/room.ts'

export const developers: Room = {
  title: 'room.developers',
  pages: [
    {
      path: '/developers/keys',
      title: 'developers.keys',
      needs: 'listApiKeys',
      load: () => import('./api-keys.tsx'),
    },
    {
      path: '/developers/endpoints',
      kind: 'WebhookEndpoint',
      needs: 'listWebhookEndpoints',
      create: 'createWebhookEndpoint',
      load: () => import('./webhook-endpoint.ts'),
    },
    {
      path: '/developers/deliveries',
      kind: 'WebhookDelivery',
      needs: 'listWebhookDeliveries',
      load: () => import('./webhook-delivery.ts'),
    },
    {
      path: '/developers/messages',
      title: 'developers.messages',
      needs: 'listMessages',
      load: () => import('./messages.tsx'),
    },
  ],
}
