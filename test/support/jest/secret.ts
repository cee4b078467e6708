// The secret of every server that tests start, so that they can also do what a server does.

export const testSecret = 'a secret for tests, long enough to be one'
