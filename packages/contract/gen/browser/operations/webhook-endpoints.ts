// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listWebhookEndpoints = {
  id: 'listWebhookEndpoints',
  method: 'get',
  path: '/v1/webhook_endpoints',
  summary: 'List webhook endpoints',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts

export const createWebhookEndpoint = {
  id: 'createWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints',
  summary: 'Create a webhook endpoint',
  rights: [['webhooks:manage']],
  body: 'WebhookEndpointCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getWebhookEndpoint = {
  id: 'getWebhookEndpoint',
  method: 'get',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Get a webhook endpoint',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts

export const deleteWebhookEndpoint = {
  id: 'deleteWebhookEndpoint',
  method: 'delete',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Delete a webhook endpoint',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts

export const updateWebhookEndpoint = {
  id: 'updateWebhookEndpoint',
  method: 'patch',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Update a webhook endpoint',
  rights: [['webhooks:manage']],
  body: 'WebhookEndpointUpdate',
} as const satisfies CallFacts

export const getWebhookEndpointSecret = {
  id: 'getWebhookEndpointSecret',
  method: 'get',
  path: '/v1/webhook_endpoints/{id}/secret',
  summary: 'Show the secret of a webhook endpoint',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts

export const rotateWebhookEndpointSecret = {
  id: 'rotateWebhookEndpointSecret',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/rotate_secret',
  summary: 'Rotate the secret of a webhook endpoint',
  rights: [['webhooks:manage']],
  is_keyed: true,
} as const satisfies CallFacts

export const testWebhookEndpoint = {
  id: 'testWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/test',
  summary: 'Send the test event',
  rights: [['webhooks:manage']],
  is_keyed: true,
} as const satisfies CallFacts

export const replayWebhookEndpoint = {
  id: 'replayWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/replay',
  summary: 'Replay the deliveries that an endpoint missed',
  rights: [['webhooks:manage']],
  body: 'WebhookReplayRequest',
  is_keyed: true,
} as const satisfies CallFacts

export const enableWebhookEndpoint = {
  id: 'enableWebhookEndpoint',
  method: 'post',
  path: '/console/webhook_endpoints/{id}/enable',
  summary: 'Enable a webhook endpoint',
  rights: [['api.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
