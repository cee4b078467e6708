// The version that this SDK sends in User-Agent; a test compares it with package.json.
export const version = '1.1.0'
