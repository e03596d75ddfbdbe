import { mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, textIn, writeFiles } from '../../../../test/folder.ts'
import { startStudio } from '../../../../test/studio.ts'
import { contentFolder } from '../../../settings/folders.ts'
import { importContentOnce } from '../../records/content-folder.ts'
import { builtPictures } from '../../site/built-maker.ts'
import { listFolder } from '../folder/folder-files.ts'
import { planImport } from '../import/plan-import.ts'
import { readIncoming } from '../import/read-incoming.ts'
import { takeImport } from '../import/take-import.ts'
import { writeFolder } from './write-folder.ts'

const { app, db, config, staff, read, save, change, changes, publish, settled } = await startStudio()
const owner = await staff()
const folder = await mkdtemp(join(tmpdir(), 'susegad-git-'))
await importContentOnce(db, contentFolder)

const { readMaster } = app.studio
const write = (overwrite = false) =>
  writeFolder(db, { folder, contentDir: contentFolder, readMaster, overwrite })
const published = async () => {
  const { body } = await publish(owner)
  expect(await settled(owner, body.release._id)).toMatchObject({ state: 'published', reason: null })
}
async function take(meanwhile = async () => {}) {
  const files = await listFolder(folder)
  const incoming = await readIncoming(files, contentFolder)
  await meanwhile()
  const options = { contentDir: contentFolder, isBuilt: await builtPictures(config.siteDir) }
  const choice = { remove: false, prefer: 'studio' as const }
  const { plan } = await planImport(db, incoming, { ...options, choice })
  const input = { ...choice, version: plan.version }
  return takeImport(db, { ...options, incoming, files, input, by: null })
}
const HOTEL = 'hotels/la-view-hotel.json'
const NEW = 'hotels/another-house.json'

it('a working copy gets what changed in the studio, and nothing else is touched', async () => {
  await writeFiles(folder, await filesIn(contentFolder))
  await writeFile(join(folder, 'README.md'), 'Ours')
  expect((await write()).written).toEqual(['studio.json'])
  expect((await write()).written).toEqual([])
  const { mtimeMs } = await stat(join(folder, HOTEL))
  await change(owner, 'hotel/tree-house-hotel', { tagline: 'From the studio' })
  await published()
  const before = await textIn(folder, 'hotels/tree-house-hotel.json')
  expect((await write()).written).toEqual(['hotels/tree-house-hotel.json', 'studio.json'])
  const after = (await textIn(folder, 'hotels/tree-house-hotel.json')).split('\n')
  expect(after.filter((line, index) => line !== before.split('\n')[index])).toEqual([
    '  "tagline": "From the studio",',
  ])
  expect((await stat(join(folder, HOTEL))).mtimeMs).toBe(mtimeMs)
  expect(await textIn(folder, 'README.md')).toBe('Ours')
})

it('never overwrites what a developer has changed, until it was taken in', async () => {
  const mine = (await textIn(folder, HOTEL)).replace(/"tagline": "[^"]*"/, '"tagline": "From a file"')
  const added = mine
    .replaceAll('la-view-hotel"', 'another-house"')
    .replace(/"id": "[^"]*"/, '"id": "hotel-77"')
  await writeFiles(folder, { [HOTEL]: mine, [NEW]: added })
  await change(owner, 'hotel/la-view-hotel', { address: 'Studio Street' })
  await published()
  await expect(write()).rejects.toThrow(`changes that the studio does not know: ${HOTEL}.`)
  expect(await textIn(folder, HOTEL)).toBe(mine)

  expect((await take()).records.map(({ slug }) => slug)).toEqual(['another-house', 'la-view-hotel'])
  expect((await changes(owner)).changes).toMatchObject([
    { slug: 'another-house', what: 'added' },
    { slug: 'la-view-hotel', differences: [{ field: 'tagline' }] },
  ])
  await published()
  await write(true)
  expect(JSON.parse(await textIn(folder, HOTEL))).toMatchObject({
    tagline: 'From a file',
    address: 'Studio Street',
  })
  expect(await textIn(folder, NEW)).toBe(added)
})

it('a record that the studio took out leaves the folder, and a new file of a developer stays', async () => {
  await save(owner, 'hotel/another-house', null, (await read(owner, 'hotel/another-house')).version)
  await published()
  const own = await textIn(folder, NEW)
  await writeFiles(folder, { 'hotels/not-yet-taken.json': own })
  expect((await write()).removed).toEqual([NEW])
  expect(await textIn(folder, 'hotels/not-yet-taken.json')).toBe(own)
})

it('a photo that changes while the folder is taken in is not taken for the one that was read', async () => {
  const file = join(folder, 'photos/hotels/another-house/front.jpg')
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  await writeFiles(folder, { 'photos/hotels/another-house/front.jpg': photo })
  const taking = take(() => writeFile(file, Buffer.concat([photo, photo])))
  await expect(taking).rejects.toThrow(/front\.jpg has changed since the folder was read/)
})
