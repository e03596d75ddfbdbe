import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { contentFolder } from '../../src/settings/folders.ts'
import { type Files, filesIn, zipOf } from '../folder.ts'
import { runService } from '../run-service.ts'
import { ownDatabase, signedIn } from './signed-in.ts'

/** All beaches with changed names, and one photo. */
async function folder(): Promise<Files> {
  const files = await filesIn(contentFolder)
  const beaches = Object.entries(files).filter(([path]) => path.startsWith('beaches/'))
  const renamed = beaches.map(([path, text]) => {
    const beach = JSON.parse(String(text))
    return [path, `${JSON.stringify({ ...beach, name: `${beach.name} anew` }, null, 2)}\n`]
  })
  const photo = sharp({ create: { width: 1000, height: 700, channels: 3, background: '#227722' } })
  return { ...Object.fromEntries(renamed), 'photos/beaches/anew.jpg': await photo.jpeg().toBuffer() }
}

it('an import whose process is killed is taken whole or not at all, and can be taken again', {
  timeout: 120_000,
}, async () => {
  const own = await mkdtemp(join(tmpdir(), 'susegad-own-'))
  // Retry: the process that renders the site outlives a killed service for a moment and may still write here.
  onTestFinished(() => rm(own, { recursive: true, force: true, maxRetries: 10 }))
  const database = await ownDatabase()
  const env = { ...database.env, DATA_DIR: own, SITE_DIR: join(own, 'site') }
  const first = await runService(env)
  const { studio } = await signedIn(first)
  const archive = new Blob([new Uint8Array(await zipOf(await folder()))])
  const { import: found } = await studio.addImport('site.zip', archive)
  const changes = found.plan?.changes.length ?? 0
  expect(changes).toBeGreaterThan(5)
  const taking = studio.take(found._id, { version: found.plan?.version ?? '' }).catch(() => {})
  await setTimeout(100)
  first.child.kill('SIGKILL')
  await Promise.all([first.ended, taking])

  const { studio: again } = await signedIn(await runService(env))
  expect([0, changes]).toContain((await again.changes()).changes.length)
  const { import: left } = await again.import(found._id)
  if (left.plan) await again.take(found._id, { version: left.plan.version })
  expect((await again.changes()).changes).toHaveLength(changes)
  const { photos } = await again.photos()
  expect(photos.filter(({ state }) => state !== 'uploading')).toHaveLength(1)
})
