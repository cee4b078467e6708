// The version that this SDK sends in User-Agent; a test holds it equal to package.json.
export const version = '1.1.0'
