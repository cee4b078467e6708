// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
}

export const getImportTemplate: Operation<'getImportTemplate'> = { "id":"getImportTemplate","method":"get","path":"/console/imports/template","needs":[["employees:write"]],"query":[{"name":"kind","type":"string","ref":"ImportKind","enum":["employees"]}],"isFile":true, schemas }
