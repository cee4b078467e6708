// The place of files: what MUSTER_FILES says, and the store that is opened there.

import { join } from 'node:path'
import { DiskStore } from './disk-store.ts'
import type { S3Place } from './s3-store.ts'
import type { ObjectStore } from './store.ts'

export interface DiskPlace {
  readonly folder: string
}

export type FilesPlace = DiskPlace | S3Place

const such =
  's3://bucket, s3://bucket/prefix?region=eu-central-1 or s3://bucket?endpoint=https://storage.example.com'

/** Where files lie: by default in a folder of the data folder. */
export function readFilesPlace(text: string | undefined, dataDir: string): FilesPlace {
  if (!text) return { folder: join(dataDir, 'files') }
  const url = URL.parse(text)
  const options = new Set(url?.searchParams.keys())
  options.delete('endpoint')
  options.delete('region')
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host) || options.size > 0)
    throw new Error(`MUSTER_FILES is ${withoutPassword(url) ?? text}; it must be such as ${such}.`)
  if (url.username || url.password)
    throw new Error(
      'MUSTER_FILES holds credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role.',
    )
  const endpoint = url.searchParams.get('endpoint') || undefined
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint))
    throw new Error(`MUSTER_FILES names the endpoint ${endpoint}; it must start with https:// or http://.`)
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  // Servers behind an endpoint seldom have regions, and a signature needs one.
  const region = url.searchParams.get('region') ?? (endpoint && 'us-east-1')
  return { bucket: url.host, prefix: prefix === '' ? '' : `${prefix}/`, endpoint, region }
}

function withoutPassword(url: URL | null): string | undefined {
  if (!url?.password) return undefined
  url.password = '***'
  return url.href
}

/** Opens it. What speaks S3 takes long to load, so it is loaded only where files lie there. */
export async function openStore(place: FilesPlace): Promise<ObjectStore> {
  if ('folder' in place) return new DiskStore(place.folder)
  const { S3Store } = await import('./s3-store.ts')
  return new S3Store(place)
}
