// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/webhook_deliveries": {
   "get": {
    "operationId": "listWebhookDeliveries",
    "tags": [
     "webhook_deliveries"
    ],
    "parameters": [
     {
      "name": "webhook_endpoint_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/WebhookDeliveryStatus"
      }
     },
     {
      "name": "event_type",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DeliveredEventType"
      }
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/StartingAfter"
     }
    ],
    "responses": {}
   }
  },
  "/v1/webhook_deliveries/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getWebhookDelivery",
    "tags": [
     "webhook_deliveries"
    ],
    "responses": {}
   }
  },
  "/v1/webhook_deliveries/{id}/replay": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "replayWebhookDelivery",
    "tags": [
     "webhook_deliveries"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {}
   }
  }
 },
 "components": {
  "parameters": {
   "Id": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "default": 25
    }
   },
   "StartingAfter": {
    "name": "starting_after",
    "in": "query",
    "allowReserved": true,
    "schema": {
     "$ref": "#/components/schemas/Cursor"
    }
   },
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^[\\\\x21-\\\\x7E]{1,255}$"
    }
   }
  },
  "schemas": {
   "Id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "DeliveredEventType": {
    "type": "string",
    "enum": [
     "employee.created",
     "employee.updated",
     "employee.deleted",
     "attendance.recorded",
     "attendance.updated",
     "leave.requested",
     "leave.approved",
     "leave.rejected",
     "leave.cancelled",
     "payroll.run.approved",
     "payroll.run.locked",
     "salary_slip.published",
     "contract.signed",
     "webhook.test"
    ]
   },
   "WebhookDeliveryStatus": {
    "type": "string",
    "enum": [
     "pending",
     "delivered",
     "failed",
     "exhausted"
    ]
   }
  }
 }
}`)

export default document
