// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employees/{id}/compensation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/EmployeeId"
    }
   ],
   "get": {
    "operationId": "getEmployeeCompensation",
    "tags": [
     "employee_compensation"
    ],
    "responses": {}
   }
  }
 },
 "components": {
  "parameters": {
   "EmployeeId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "schemas": {
   "Id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   }
  }
 }
}`)

export default document
