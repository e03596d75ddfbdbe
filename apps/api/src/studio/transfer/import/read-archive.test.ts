import { openSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Files, writeFiles, zipOf } from '../../../../test/folder.ts'
import { contentFolder } from '../../../settings/folders.ts'
import { ArchiveRefused, openArchive } from '../folder/archive-files.ts'
import { listFolder } from '../folder/folder-files.ts'
import { readIncoming } from './read-incoming.ts'

async function here(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-archive-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function readZip(bytes: Buffer) {
  const file = join(await here(), 'site.zip')
  await writeFile(file, bytes)
  const { files, refused, close } = await openArchive(openSync(file, 'r'))
  try {
    return await readIncoming(files, contentFolder, refused)
  } finally {
    close()
  }
}

/** An archive whose header may lie, which no well-behaved program would write. */
function forged(name: string, content: Buffer, { size = content.length, copies = 1 } = {}): Buffer {
  const packed = deflateRawSync(content)
  const path = Buffer.from(name)
  const fields = (signature: number, length: number, before: number) => {
    const head = Buffer.alloc(length)
    head.writeUInt32LE(signature)
    head.writeUInt16LE(20, before)
    head.writeUInt16LE(8, before + 4)
    head.writeUInt32LE(crc32(content), before + 10)
    head.writeUInt32LE(packed.length, before + 14)
    head.writeUInt32LE(size, before + 18)
    head.writeUInt16LE(path.length, before + 22)
    return head
  }
  const file = Buffer.concat([fields(0x04034b50, 30, 4), path, packed])
  const entry = Buffer.concat([fields(0x02014b50, 46, 6), path])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(copies, 8)
  end.writeUInt16LE(copies, 10)
  end.writeUInt32LE(entry.length * copies, 12)
  end.writeUInt32LE(file.length, 16)
  return Buffer.concat([file, ...Array.from({ length: copies }, () => entry), end])
}

const hotel = '{"slug":"a-house","name":"A house"}'
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const refusedOf = async (files: Files) => (await readZip(await zipOf(files))).refused

describe('an archive', () => {
  it('can still be read after its bytes were read in part', async () => {
    const file = join(await here(), 'site.zip')
    await writeFile(file, await zipOf({ 'hotels/a-house.json': hotel }))
    const { files, read, close } = await openArchive(openSync(file, 'r'))
    for await (const _bytes of read(10)) break
    // A stream closes its file asynchronously, after the loop.
    await setTimeout(50)
    expect(String(await files[0]?.read())).toBe(hotel)
    close()
  })

  it.each(['../hotels/a.json', '/etc/passwd', 'hotels/../../a.json', 'C:\\a.json', 'hotels/./a.json'])(
    'does not accept the path %s',
    async (path) => {
      const { records, photos, refused } = await readZip(forged(path, Buffer.from(hotel)))
      expect([records, photos]).toEqual([[], []])
      expect(refused).toMatchObject([{ problem: 'leads out of the folder', cure: expect.any(String) }])
    },
  )

  it('does not follow links', async () => {
    const zip = await zipOf(
      { 'hotels/a-house.json': '/etc/passwd', 'photos/hotels/a/1.jpg': '/etc/passwd' },
      {
        'hotels/a-house.json': { mode: 0o120777 },
        'photos/hotels/a/1.jpg': { mode: 0o120777 },
      },
    )
    const { records, photos, refused } = await readZip(zip)
    expect([records, photos]).toEqual([[], []])
    expect(refused.map(({ problem }) => problem)).toEqual(Array(2).fill('is a link to another file'))
  })

  it('with a link and a file of the same name accepts neither', async () => {
    const [link, file] = ['photos/hotels/a/1.jpg', 'photos/hotels/a/2.jpg']
    const zip = await zipOf({ [link]: '/etc/passwd', [file]: jpeg }, { [link]: { mode: 0o120777 } })
    // The same length, so that the archive stays whole.
    const twice = Buffer.from(zip.toString('latin1').replaceAll(file, link), 'latin1')
    const { photos, refused } = await readZip(twice)
    expect(photos).toEqual([])
    expect(refused.map(({ problem }) => problem)).toEqual([
      'is a link to another file',
      'is in the archive twice',
    ])
  })

  it('that unpacks to too many bytes is refused before unpacking', async () => {
    const huge = forged('photos/a/b.jpg', Buffer.alloc(10), { size: 900_000_000, copies: 2 })
    await expect(readZip(huge)).rejects.toThrow(/unpacks to more than 1 GB/)
    const large = await readZip(forged('hotels/a-house.json', Buffer.alloc(10), { size: 900_000_000 }))
    expect(large.refused).toMatchObject([{ problem: expect.stringMatching(/^has \d+ KB$/) }])
  })

  it('that unpacks to more than it declares is cut off', async () => {
    const bomb = forged('hotels/a-house.json', Buffer.alloc(50_000_000, ' '), { size: 100 })
    const { records, refused } = await readZip(bomb)
    expect(records).toEqual([])
    expect(refused).toMatchObject([{ problem: expect.stringMatching(/^cannot be read: too many bytes/) }])
  })

  it.each([
    ['text', Buffer.from('no archive at all')],
    ['half an archive', forged('hotels/a-house.json', Buffer.from(hotel)).subarray(0, 60)],
  ])('of %s is refused', async (_what, bytes) => {
    await expect(readZip(bytes)).rejects.toThrow(ArchiveRefused)
    await expect(readZip(bytes)).rejects.toThrow(/Choose one made|Make it again/)
  })

  it('with a top-level folder is read without it, and without hidden files', async () => {
    const found = await readZip(
      await zipOf({
        'my-site/business.json': '{"name":"A business"}',
        'my-site/hotels/a-house.json': hotel,
        'my-site/.git/config': 'x',
        'my-site/.DS_Store': 'x',
        '__MACOSX/my-site/._business.json': 'x',
      }),
    )
    expect(found.records.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
      'business/business',
      'hotel/a-house',
    ])
    expect(found.refused).toEqual([])
  })
})

describe('a file', () => {
  it.each([
    ['{"name": }', /^is not valid JSON: /],
    ['["a list"]', /does not hold one record/],
    ['null', /does not hold one record/],
    ['{"__proto__": {"isAdmin": true}}', /^is not valid JSON: __proto__/],
    [`{"a":${'['.repeat(40)}${']'.repeat(40)}}`, /nested too deep/],
    [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /^is not valid JSON: /],
  ])('with invalid JSON is refused: %s', async (text, problem) => {
    expect(await refusedOf({ 'hotels/a-house.json': text })).toMatchObject([
      {
        file: 'hotels/a-house.json',
        problem: expect.stringMatching(problem),
        cure: expect.stringMatching(/\.$/),
      },
    ])
  })

  it.each([
    ['photos/hotels/a/1.jpg', '<script>alert(1)</script>', /is not a photo, despite its name/],
    ['photos/hotels/a/1.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', /is not a photo/],
    ['photos/hotels/a/1.svg', '<svg/>', /not a photo that can be imported/],
    ['photos/hotels/a/1.html', '<p>', /not a photo that can be imported/],
    ['photos/Hotels/A b.jpg', 'x', /not a photo that can be imported/],
    ['hotels/A_House.json', hotel, /not a record of a site/],
    ['hotels/a--house.json', hotel, /a name that can’t be used in an address/],
    ['pages/login.json', '{}', /not a record of a site/],
    ['policies/unknown.json', '{}', /not a record of a site/],
    ['theme.css', 'body { background: url(evil) }', /belongs to how the site is built/],
    ['public/index.html', '<script>', /belongs to how the site is built/],
    ['index.js', 'x', /not a record of a site/],
  ])('%s is refused with the reason and the next step', async (file, content, problem) => {
    expect(await refusedOf({ [file]: content })).toMatchObject([
      { file, problem: expect.stringMatching(problem), cure: expect.stringMatching(/\.$/) },
    ])
  })
})

it('a folder is read without following links, and without hidden files', async () => {
  const folder = await here()
  await writeFiles(folder, {
    'hotels/a-house.json': hotel,
    '.git/config': 'x',
    'node_modules/a/b.json': '{}',
  })
  await symlink('/etc/hostname', join(folder, 'hotels/other.json'))
  await symlink('/etc', join(folder, 'policies'))
  const { records, refused } = await readIncoming(await listFolder(folder), contentFolder)
  expect(records.map(({ slug }) => slug)).toEqual(['a-house'])
  expect(refused.map(({ file }) => file)).toEqual(['hotels/other.json', 'policies'])
})
