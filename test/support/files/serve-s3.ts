// The process of s3rver: a bucket over real HTTP, on the folder and the port that it is given.

import S3rver from 's3rver'

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(process.argv[3]),
  silent: true,
  directory: process.argv[2]!,
  configureBuckets: [{ name: 'muster', configs: [] }],
})
process.send?.({ port: (await server.run()).port })
process.on('disconnect', () => process.exit())
