// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/leave_groups": {
   "get": {
    "operationId": "listLeaveGroups",
    "tags": [
     "leave_groups"
    ],
    "parameters": [
     {
      "name": "is_active",
      "in": "query",
      "schema": {
       "type": "boolean"
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
     }
    ],
    "responses": {}
   }
  },
  "/v1/leave_groups/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveGroup",
    "tags": [
     "leave_groups"
    ],
    "responses": {}
   }
  },
  "/console/leave_groups": {
   "post": {
    "operationId": "createLeaveGroup",
    "tags": [
     "leave_groups"
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
        "$ref": "#/components/schemas/LeaveGroupCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/leave_groups/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "patch": {
    "operationId": "updateLeaveGroup",
    "tags": [
     "leave_groups"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LeaveGroupUpdate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/leave_groups/{id}/leave_types": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "assignLeaveGroupTypes",
    "tags": [
     "leave_groups"
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
        "$ref": "#/components/schemas/LeaveGroupTypes"
       }
      }
     }
    },
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
   "LeaveGroupFields": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "is_active": {
      "type": "boolean"
     },
     "is_default": {
      "type": "boolean"
     }
    }
   },
   "LeaveGroupCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeaveGroupFields"
     }
    ],
    "required": [
     "name"
    ],
    "unevaluatedProperties": false
   },
   "LeaveGroupUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeaveGroupFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   },
   "LeaveGroupTypes": {
    "type": "object",
    "properties": {
     "leave_type_ids": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Id"
      },
      "maxItems": 100,
      "uniqueItems": true
     }
    },
    "required": [
     "leave_type_ids"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
