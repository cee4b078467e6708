// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/me": {
   "get": {
    "operationId": "getMe",
    "tags": [
     "me"
    ],
    "responses": {}
   }
  }
 },
 "components": {}
}`)

export default document
