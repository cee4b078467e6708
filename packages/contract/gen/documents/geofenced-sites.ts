// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/geofenced_sites": {
   "get": {
    "operationId": "listGeofencedSites",
    "tags": [
     "geofenced_sites"
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
      "name": "branch_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
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
    "operationId": "createGeofencedSite",
    "tags": [
     "geofenced_sites"
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
        "$ref": "#/components/schemas/GeofencedSiteCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/geofenced_sites/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getGeofencedSite",
    "tags": [
     "geofenced_sites"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateGeofencedSite",
    "tags": [
     "geofenced_sites"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GeofencedSiteUpdate"
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
   "NullableId": {
    "type": [
     "string",
     "null"
    ],
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
   "RecordStatus": {
    "type": "string",
    "enum": [
     "active",
     "inactive"
    ]
   },
   "Latitude": {
    "type": "string",
    "pattern": "^-?(90(\\\\.0{1,7})?|[1-8]?\\\\d(\\\\.\\\\d{1,7})?)$"
   },
   "Longitude": {
    "type": "string",
    "pattern": "^-?(180(\\\\.0{1,7})?|(1[0-7]\\\\d|[1-9]?\\\\d)(\\\\.\\\\d{1,7})?)$"
   },
   "GeofencedSiteFields": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "branch_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "latitude": {
      "$ref": "#/components/schemas/Latitude"
     },
     "longitude": {
      "$ref": "#/components/schemas/Longitude"
     },
     "radius_meters": {
      "type": "integer",
      "minimum": 20,
      "maximum": 50000
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "status": {
      "$ref": "#/components/schemas/RecordStatus"
     }
    }
   },
   "GeofencedSiteCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/GeofencedSiteFields"
     }
    ],
    "required": [
     "name",
     "latitude",
     "longitude"
    ],
    "unevaluatedProperties": false
   },
   "GeofencedSiteUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/GeofencedSiteFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
