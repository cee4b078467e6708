// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/branches": {
   "get": {
    "operationId": "listBranches",
    "tags": [
     "branches"
    ],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/RecordStatus"
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
   },
   "post": {
    "operationId": "createBranch",
    "tags": [
     "branches"
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
        "$ref": "#/components/schemas/BranchCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/branches/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getBranch",
    "tags": [
     "branches"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateBranch",
    "tags": [
     "branches"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BranchUpdate"
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
   "NullableEmail": {
    "type": [
     "string",
     "null"
    ],
    "format": "email",
    "maxLength": 254
   },
   "NullablePhone": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\\\+?[0-9(][0-9 ()./-]{2,29}$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "RecordStatus": {
    "type": "string",
    "enum": [
     "active",
     "inactive"
    ]
   },
   "BranchFields": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "code": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "city": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "phone": {
      "$ref": "#/components/schemas/NullablePhone"
     },
     "email": {
      "$ref": "#/components/schemas/NullableEmail"
     },
     "is_head_office": {
      "type": "boolean"
     },
     "status": {
      "$ref": "#/components/schemas/RecordStatus"
     }
    }
   },
   "BranchCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/BranchFields"
     }
    ],
    "required": [
     "name"
    ],
    "unevaluatedProperties": false
   },
   "BranchUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/BranchFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
