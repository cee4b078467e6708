// What a media type says of how a body is written. What is emitted has the same expressions, so that both read a body alike.

/** JSON, also by the suffix of a type; a sequence of JSON texts is none. */
export const isJson = /^[^/;]+\/([^;]*\+)?json\s*(;|$)/i

/** A form whose fields are read; other parts in one body, such as multipart/mixed, are bytes. */
export const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

/** A range in which a body that has a schema is JSON, unless the schema says bytes. */
export const isOpenRange = /^(\*|application)\/\*\s*(;|$)/i

export const isText = /^text\//i

/** A form in parts, which can be files. */
export const isParts = /^multipart\/form-data\s*(;|$)/i

/** Events of a server, one after the other. */
export const isEvents = /^text\/event-stream\s*(;|$)/i

/** A JSON text on each line. */
export const isLines = /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)\s*(;|$)/i

/** JSON texts that each begin with a record separator (RFC 7464). */
export const isSequence = /^application\/([^;]*\+)?json-seq\s*(;|$)/i

/** Any of these. */
export const isStream =
  /^(text\/event-stream|application\/((x-)?(ndjson|jsonl|jsonlines|json-lines)|([^;]*\+)?json-seq))\s*(;|$)/i

/** A form that is one text. */
export const isUrlEncoded = /^application\/x-www-form-urlencoded\s*(;|$)/i
