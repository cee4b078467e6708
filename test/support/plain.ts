// What is said as it is sent: every sentence as its English text.

/** A copy through JSON. */
export const plain = <Value>(value: Value): unknown => JSON.parse(JSON.stringify(value))
