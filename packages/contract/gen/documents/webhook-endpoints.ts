// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/webhook_endpoints": {
   "get": {
    "operationId": "listWebhookEndpoints",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/WebhookEndpointStatus"
      }
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/StartingAfter"
     },
     {
      "$ref": "#/components/parameters/UpdatedSince"
     },
     {
      "$ref": "#/components/parameters/IncludeDeleted"
     }
    ],
    "responses": {}
   },
   "post": {
    "operationId": "createWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookEndpointCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/webhook_endpoints/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookEndpointUpdate"
       }
      }
     }
    },
    "responses": {}
   },
   "delete": {
    "operationId": "deleteWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "responses": {}
   }
  },
  "/v1/webhook_endpoints/{id}/secret": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getWebhookEndpointSecret",
    "tags": [
     "webhook_endpoints"
    ],
    "responses": {}
   }
  },
  "/v1/webhook_endpoints/{id}/rotate_secret": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "rotateWebhookEndpointSecret",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {}
   }
  },
  "/v1/webhook_endpoints/{id}/test": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "testWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {}
   }
  },
  "/v1/webhook_endpoints/{id}/replay": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "replayWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookReplayRequest"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/webhook_endpoints/{id}/enable": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "enableWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
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
   "UpdatedSince": {
    "name": "updated_since",
    "in": "query",
    "allowReserved": true,
    "schema": {
     "$ref": "#/components/schemas/Timestamp"
    }
   },
   "IncludeDeleted": {
    "name": "include_deleted",
    "in": "query",
    "schema": {
     "type": "boolean",
     "default": false
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
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "EventType": {
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
     "contract.signed"
    ]
   },
   "WebhookEndpointStatus": {
    "type": "string",
    "enum": [
     "unverified",
     "active",
     "disabled"
    ]
   },
   "WebhookEndpointFields": {
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://"
     },
     "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 13,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/EventType"
      }
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 255
     }
    }
   },
   "WebhookEndpointCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/WebhookEndpointFields"
     }
    ],
    "required": [
     "url",
     "events"
    ],
    "unevaluatedProperties": false
   },
   "WebhookEndpointUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/WebhookEndpointFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   },
   "WebhookReplayRequest": {
    "type": "object",
    "properties": {
     "since": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "required": [
     "since"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
