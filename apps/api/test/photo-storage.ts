import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { StorageSettings } from '../src/settings/storage-settings.ts'

const BUCKET = 'agency-photos'

/** An S3 server with one bucket, which keeps its objects while stopped. */
export async function startPhotoStorage() {
  const directory = await mkdtemp(join(tmpdir(), 'susegad-s3-'))
  let port = 0
  let server: S3rver | undefined
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    port = (await server.run()).port
  }
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  await start()
  const endpoint = `http://127.0.0.1:${port}`
  const env = {
    PHOTO_STORAGE: `s3://${BUCKET}/site`,
    PHOTO_STORAGE_ENDPOINT: endpoint,
    PHOTO_STORAGE_KEY_ID: 'S3RVER',
    PHOTO_STORAGE_SECRET: 'S3RVER',
  }
  const settings: StorageSettings = {
    name: env.PHOTO_STORAGE,
    base: `${endpoint}/${BUCKET}/site/`,
    region: 'us-east-1',
    keyId: 'S3RVER',
    secret: 'S3RVER',
  }
  return {
    env,
    settings,
    start,
    stop,
    /** The names of all objects in the folder of the bucket. */
    async objects(): Promise<string[]> {
      const answer = await fetch(`${endpoint}/${BUCKET}?list-type=2&prefix=site/&max-keys=1000`)
      const names = (await answer.text()).matchAll(/<Key>site\/([^<]+)<\/Key>/g)
      return [...names].map(([, name = '']) => name).sort()
    },
    async end() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
