import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { onPostgres, prepareDataDir } from '../fresh-database.ts'
import { killAll, type Running, runService } from '../run-service.ts'
import { admin, ownDatabase, signedIn } from './signed-in.ts'

/** A renderer that writes the first page at once, and the other one when the file `hold` is gone. */
const renderer = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const order = process.argv
const of = (name) => order[order.indexOf(name) + 1]
const put = (page, text) => {
  mkdirSync(join(of('--out'), page), { recursive: true })
  writeFileSync(join(of('--out'), page, 'index.html'), text)
}
const hotel = (slug) => readFileSync(join(of('--content'), 'hotels', slug + '.json'), 'utf8')
put('hotels/la-view-hotel', hotel('la-view-hotel'))
writeFileSync(join(import.meta.dirname, 'began'), '')
while (existsSync(join(import.meta.dirname, 'hold'))) await new Promise((done) => setTimeout(done, 50))
put('hotels/tree-house-hotel', hotel('tree-house-hotel'))
`

/** Retries: the process that renders the site outlives a killed service for a moment and may still write here. */
const removeLater = (folder: string) =>
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

/** A built site beside a renderer. */
async function builtSite() {
  const root = await mkdtemp(join(tmpdir(), 'susegad-built-'))
  removeLater(root)
  const render = join(root, 'application/render')
  for (const slug of ['la-view-hotel', 'tree-house-hotel']) {
    await mkdir(join(root, 'site/hotels', slug), { recursive: true })
    await writeFile(join(root, 'site/hotels', slug, 'index.html'), 'As it was built')
  }
  await mkdir(render, { recursive: true })
  await writeFile(join(render, 'render.js'), renderer)
  await writeFile(join(root, 'application/package.json'), '{"type":"module"}')
  return { siteDir: join(root, 'site'), render }
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await setTimeout(50)
}

it('a process killed while it publishes and takes a photo leaves the old site, and the next one finishes both', {
  timeout: 240_000,
}, async () => {
  const { siteDir, render } = await builtSite()
  const dataDir = await prepareDataDir()
  removeLater(dataDir)
  onTestFinished(killAll)
  const shared = onPostgres ? await ownDatabase() : undefined
  const env = {
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    PUBLIC_URL: 'http://goa.example',
    ...admin,
    ...shared?.env,
  }
  const seen = async ({ url }: Running, slug = 'la-view-hotel') =>
    (await fetch(`${url}/hotels/${slug}`)).text()
  const name = { kind: 'hotel', slug: 'la-view-hotel' } as const

  const first = await runService(env)
  const { studio } = await signedIn(first)
  const { record } = await studio.record(name)
  await studio.save(name, { data: { ...record.data, tagline: 'After the fall' }, version: record.version })
  // Noise enough for two chunks, and no more, since it takes long to convert.
  const pixels = { width: 900, height: 900, channels: 3 } as const
  const noise = Buffer.concat([randomBytes(800_000), Buffer.alloc(900 * 900 * 3 - 800_000)])
  const file = await sharp(noise, { raw: pixels }).png().toBuffer()
  const photo = new Blob([new Uint8Array(file)])
  const { photo: begun } = await studio.addPhoto({ name: 'beach.png', size: photo.size })
  await studio.sendChunk(begun._id, 0, photo.slice(0, 700_000))
  await writeFile(join(render, 'hold'), '')
  const { version } = await studio.changes()
  const { release } = await studio.publish({ version })
  await until(() => existsSync(join(render, 'began')))
  first.child.kill('SIGKILL')
  await first.ended
  // Another process would wait until the killed one has been silent for a while.
  await shared?.db.query('update content_releases set lease_until = clock_timestamp()')

  const second = await runService(env)
  expect(await seen(second)).toBe('As it was built')
  const { studio: again } = await signedIn(second)
  const { photo: half } = await again.photo(begun._id)
  expect(half).toMatchObject({ state: 'uploading', received: 700_000 })
  for (let offset = half.received; offset < photo.size; offset += 1_000_000)
    await again.sendChunk(begun._id, offset, photo.slice(offset, offset + 1_000_000))
  await rm(join(render, 'hold'))
  await until(async () => (await again.release(release._id)).release.state === 'published')
  await until(async () => (await seen(second)).includes('After the fall'))
  expect(await seen(second, 'tree-house-hotel')).toContain('Tree House')
  await until(async () => (await again.photo(begun._id)).photo.state === 'ready')
  expect((await again.changes()).changes).toEqual([])

  // The next start serves the published site from its first request.
  second.child.kill('SIGKILL')
  await second.ended
  const third = await runService(env)
  expect(await seen(third)).toContain('After the fall')
  if (!shared) return
  const elsewhere = await mkdtemp(join(tmpdir(), 'susegad-elsewhere-'))
  removeLater(elsewhere)
  const beside = await runService({ ...env, DATA_DIR: elsewhere })
  await until(async () => (await seen(beside)).includes('After the fall'))
})
