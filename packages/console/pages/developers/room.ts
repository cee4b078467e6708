// The room of developers: keys, webhooks and what was delivered.
import { pagesOf, type Room } from '../../app/room.ts'

export const developers: Room = {
  title: 'room.developers',
  pages: [
    {
      path: '/developers/keys',
      title: 'developers.keys',
      needs: 'listApiKeys',
      load: () => import('./api-keys.tsx'),
    },
    pagesOf(
      '/developers/endpoints',
      'WebhookEndpoint',
      'listWebhookEndpoints',
      () => import('./webhook-endpoint.ts'),
    ),
    pagesOf(
      '/developers/deliveries',
      'WebhookDelivery',
      'listWebhookDeliveries',
      () => import('./webhook-delivery.ts'),
    ),
    {
      path: '/developers/messages',
      title: 'developers.messages',
      needs: 'listMessages',
      load: () => import('./messages.tsx'),
    },
  ],
}
