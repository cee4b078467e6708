// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employees": {
   "get": {
    "operationId": "listEmployees",
    "tags": [
     "employees"
    ],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/EmployeeStatus"
      }
     },
     {
      "name": "department_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "designation_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
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
      "name": "employment_type_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "reporting_manager_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "employee_code",
      "in": "query",
      "allowReserved": true,
      "schema": {
       "type": "string",
       "maxLength": 50
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
    "operationId": "createEmployee",
    "tags": [
     "employees"
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
        "$ref": "#/components/schemas/EmployeeCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/employees/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/EmployeeId"
    }
   ],
   "get": {
    "operationId": "getEmployee",
    "tags": [
     "employees"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateEmployee",
    "tags": [
     "employees"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmployeeUpdate"
       }
      }
     }
    },
    "responses": {}
   },
   "delete": {
    "operationId": "deleteEmployee",
    "tags": [
     "employees"
    ],
    "responses": {}
   }
  },
  "/console/employees/{id}/leave_group": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "assignEmployeeLeaveGroup",
    "tags": [
     "employees"
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
        "$ref": "#/components/schemas/LeaveGroupMembership"
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
   "EmployeeId": {
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
   "NullableId": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "Date": {
    "type": "string",
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
   },
   "NullableDate": {
    "type": [
     "string",
     "null"
    ],
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
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
   "EmployeeStatus": {
    "type": "string",
    "enum": [
     "new",
     "active",
     "inactive",
     "terminated",
     "resigned",
     "retired"
    ]
   },
   "EmployeeFields": {
    "type": "object",
    "properties": {
     "first_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "last_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "father_name": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "date_of_birth": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "gender": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "male",
       "female",
       "other",
       null
      ]
     },
     "marital_status": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "single",
       "married",
       "divorced",
       "widowed",
       null
      ]
     },
     "nationality": {
      "type": "string",
      "maxLength": 100
     },
     "personal_email": {
      "$ref": "#/components/schemas/NullableEmail"
     },
     "work_email": {
      "$ref": "#/components/schemas/NullableEmail"
     },
     "phone_primary": {
      "$ref": "#/components/schemas/NullablePhone"
     },
     "national_id": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "department_id": {
      "$ref": "#/components/schemas/Id"
     },
     "designation_id": {
      "$ref": "#/components/schemas/Id"
     },
     "branch_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "employment_type_id": {
      "$ref": "#/components/schemas/Id"
     },
     "reporting_manager_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "joining_date": {
      "$ref": "#/components/schemas/Date"
     },
     "confirmation_date": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "probation_end_date": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "separation_date": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "status": {
      "$ref": "#/components/schemas/EmployeeStatus"
     }
    }
   },
   "EmployeeCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeFields"
     }
    ],
    "required": [
     "first_name",
     "last_name",
     "joining_date"
    ],
    "unevaluatedProperties": false
   },
   "EmployeeUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   },
   "LeaveGroupMembership": {
    "type": "object",
    "properties": {
     "leave_group_id": {
      "$ref": "#/components/schemas/NullableId"
     }
    },
    "required": [
     "leave_group_id"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
