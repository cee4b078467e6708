// The schedule of deliveries: how often one is tried, how long it waits in between, and when an endpoint is given up.

/** Seconds from a failed attempt to the next one: 1 and 5 and 30 minutes, 2, 5, 10 and 20 hours. */
export const delays = [60, 300, 1_800, 7_200, 18_000, 36_000, 72_000] as const

export const maxAttempts = delays.length + 1

/** Consecutive failures at which an endpoint is disabled. */
export const maxFailures = 20

/** A receiver has so long to answer, from the look-up of its name to the last byte. */
export const answerMs = 10_000

/** How long a worker may take to record a delivery's result; then another worker may take over. */
export const leaseSeconds = 30
