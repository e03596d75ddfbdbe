import { z } from 'zod'

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/

export const storageVariables = {
  PHOTO_STORAGE: z
    .string()
    .regex(ADDRESS, 'must be a bucket and perhaps a folder in it, such as s3://agency-photos/site')
    .optional(),
  PHOTO_STORAGE_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.provider.example' })
    .optional(),
  PHOTO_STORAGE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region such as eu-central-1')
    .default('us-east-1'),
  PHOTO_STORAGE_KEY_ID: z.string().optional(),
  PHOTO_STORAGE_SECRET: z.string().optional(),
}

/** A bucket of an S3-compatible storage. */
export interface StorageSettings {
  /** The configured value, such as s3://agency-photos/site. */
  name: string
  /** Base URL of the photos, with a trailing slash. */
  base: string
  region: string
  keyId: string
  secret: string
}

type Values = z.infer<z.ZodObject<typeof storageVariables>>

/** Undefined if photos are in the database. */
export function storageSettings(values: Values): StorageSettings | undefined {
  const { PHOTO_STORAGE: name, PHOTO_STORAGE_ENDPOINT: endpoint, PHOTO_STORAGE_REGION: region } = values
  const { PHOTO_STORAGE_KEY_ID: keyId, PHOTO_STORAGE_SECRET: secret } = values
  const [, bucket, folder = ''] = ADDRESS.exec(name ?? '') ?? []
  if (name === undefined || !bucket || !keyId || !secret) return undefined
  // Amazon needs the bucket in the host name; all other servers accept it in the path.
  const root = endpoint ? `${endpoint.replace(/\/$/, '')}/${bucket}` : amazon(bucket, region)
  return { name, base: `${root}${folder}/`, region, keyId, secret }
}

const amazon = (bucket: string, region: string): string =>
  // A dot in the bucket's name would not match the host's wildcard certificate.
  bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
