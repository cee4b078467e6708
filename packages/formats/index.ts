// Files that people and banks read: made from plain values, and read into plain values.

export * from './banks/index.ts'
