// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ListView: {
    name: { type: 'string', minLength: 1, maxLength: 60, required: true },
    filters: { type: 'string', maxLength: 2000, required: true },
    sort: { type: 'string', nullable: true, maxLength: 100, required: true },
    columns: { type: 'array', maxItems: 60, items: { type: 'string', minLength: 1, maxLength: 100 }, required: true },
    is_shared: { type: 'boolean', required: true },
    object: { type: 'string', const: 'list_view', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    list: { type: 'string', maxLength: 100, required: true },
    made_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ListViewCreate: {
    name: { type: 'string', minLength: 1, maxLength: 60, required: true, help: 'What people call it. A list has one shared view of a name, and you have one of your own.' },
    filters: { type: 'string', maxLength: 2000 },
    sort: { type: 'string', nullable: true, maxLength: 100 },
    columns: { type: 'array', maxItems: 60, items: { type: 'string', minLength: 1, maxLength: 100 } },
    is_shared: { type: 'boolean', default: false, help: 'Whether everybody sees it who may see the list.' },
    list: { type: 'string', maxLength: 100, required: true },
  },
  ListViewUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 60, help: 'What people call it. A list has one shared view of a name, and you have one of your own.' },
    filters: { type: 'string', maxLength: 2000 },
    sort: { type: 'string', nullable: true, maxLength: 100 },
    columns: { type: 'array', maxItems: 60, items: { type: 'string', minLength: 1, maxLength: 100 } },
    is_shared: { type: 'boolean', help: 'Whether everybody sees it who may see the list.' },
  },
}

export const listListViews: Operation<'listListViews'> = {
  id: 'listListViews',
  method: 'get',
  path: '/console/list_views',
  needs: [[]],
  query: [
    { name: 'list', type: 'string', maxLength: 100 },
    { name: 'is_shared', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'ListView',
  isList: true,
  schemas: schemas,
}

export const createListView: Operation<'createListView'> = { id: 'createListView', method: 'post', path: '/console/list_views', needs: [[]], hasDryRun: true, query: [], body: 'ListViewCreate', isBodyNeeded: true, result: 'ListView', schemas: schemas }

export const deleteListView: Operation<'deleteListView'> = { id: 'deleteListView', method: 'delete', path: '/console/list_views/{id}', needs: [[]], hasDryRun: true, query: [], result: 'ListView', schemas: schemas }

export const updateListView: Operation<'updateListView'> = { id: 'updateListView', method: 'patch', path: '/console/list_views/{id}', needs: [[]], hasDryRun: true, query: [], body: 'ListViewUpdate', isBodyNeeded: true, result: 'ListView', schemas: schemas }
