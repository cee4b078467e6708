// Objects in a bucket that speaks S3: Amazon's own, or another one behind an endpoint.

import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import {
  type ByteRange,
  type ObjectKey,
  type ObjectStore,
  readKey,
  type StoredObject,
  writeKey,
} from './store.ts'

export interface S3Place {
  readonly bucket: string
  /** Before every key; empty, or with a slash at its end. */
  readonly prefix: string
  /** Undefined: Amazon's own for the region. */
  readonly endpoint: string | undefined
  /** Undefined: as the environment or the profile says. */
  readonly region: string | undefined
}

// A request is answered within 25 s; what storage does not do in this time it tells the caller to try again.
const limits = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true }

export class S3Store implements ObjectStore {
  readonly place: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  /** Credentials come from where Amazon's own tools take them: the environment, a profile, the machine. */
  constructor({ bucket, prefix, endpoint, region }: S3Place) {
    this.place = `s3://${bucket}/${prefix}`
    this.#bucket = bucket
    this.#prefix = prefix
    this.#client = new S3Client({
      ...(region && { region }),
      requestHandler: limits,
      // Other servers than Amazon's know neither buckets as host names nor checksums in trailers.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  async write(key: ObjectKey, bytes: Uint8Array): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#name(key), Body: bytes }))
  }

  async read(key: ObjectKey, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${range.first}-${range.last}`
    const found = await absent(this.#client.send(new GetObjectCommand({ ...this.#name(key), Range })))
    return found?.Body as Readable | undefined
  }

  async stat(key: ObjectKey): Promise<StoredObject | undefined> {
    const found = await absent(this.#client.send(new HeadObjectCommand(this.#name(key))))
    return found && { ...key, size_bytes: found.ContentLength!, modified_at: toInstant(found.LastModified!) }
  }

  async remove(key: ObjectKey): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#name(key)))
  }

  async *list(): AsyncIterable<StoredObject> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix },
    )
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        const key = readKey(Key.slice(this.#prefix.length))
        if (key) yield { ...key, size_bytes: Size, modified_at: toInstant(LastModified!) }
      }
    }
  }

  /** S3 shows an object only once all of it was sent. */
  async tidy(): Promise<void> {}

  #name(key: ObjectKey) {
    return { Bucket: this.#bucket, Key: this.#prefix + writeKey(key) }
  }
}

/** What was asked for, or undefined where nothing is there. */
async function absent<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (error) {
    const isAbsent = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
    if (isAbsent) return undefined
    throw error
  }
}

const toInstant = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime())
