import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePictures, type PictureJob } from './make-pictures.ts'
import { encodedMaster, type Master } from './master.ts'
import { readLock } from './picture-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A master small enough to be encoded at once. */
const swatch = (background: string, width = 320, height = 200): Master => ({
  fingerprint: background,
  pixels: async () => {
    const data = await sharp({ create: { width, height, channels: 3, background } })
      .raw()
      .toBuffer()
    return sharp(data, { raw: { width, height, channels: 3 } })
  },
})

const job = (masters: Record<string, Master>): PictureJob => ({
  media: join(folder, 'media'),
  modules: join(folder, 'generated'),
  groups: [{ group: 'beach-test', names: Object.keys(masters) }],
  otherMaster: async (name) => masters[name] ?? null,
})

const encodedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(folder, 'media/pictures'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function dropPhoto(name: string, photo: Buffer): Promise<void> {
  const path = join(folder, 'media/photos', `${name}.jpg`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, photo)
}

describe('the pictures command', { timeout: 60_000 }, () => {
  it('encodes each width once and writes the module', async () => {
    const outcome = await makePictures(job({ 'beaches/a/1': swatch('#dd7744', 1920, 1200) }))
    expect(outcome.encoded).toEqual(['beaches/a/1'])
    const widths = (await encodedFiles()).map((file) => file.replace(/\..*\./, '.')).sort()
    expect(widths).toEqual([
      '1-1200.avif',
      '1-1200.webp',
      '1-1920.avif',
      '1-480.avif',
      '1-480.webp',
      '1-800.avif',
      '1-800.webp',
    ])
    const module = await readFile(join(folder, 'generated/beach-test.ts'), 'utf8')
    expect(module).toMatch(
      /export const picture1: PictureFile = \{\n {2}name: 'beaches\/a\/1',\n {2}hash: '[0-9a-f]{8}',/,
    )
  })

  it('writes the module of a new picture before it asks for its master', async () => {
    let module = ''
    const otherMaster = async () => {
      module = await readFile(join(folder, 'generated/beach-test.ts'), 'utf8')
      return swatch('#dd7744')
    }
    await makePictures({ ...job({ 'beaches/a/1': swatch('#dd7744') }), otherMaster })
    expect(module).toContain('export const picture1')
  })

  it('is reproducible', async () => {
    const contents = async () => {
      await makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))
      const files = (await encodedFiles()).sort()
      return Promise.all(
        files.map(async (file) => [
          file,
          await readFile(join(folder, 'media/pictures/beaches/a', file), 'base64'),
        ]),
      )
    }
    const first = await contents()
    await rm(join(folder, 'media'), { recursive: true })
    expect(await contents()).toEqual(first)
  })

  it('leaves an unchanged picture alone, and replaces the files of a changed one', async () => {
    await makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))
    const before = await encodedFiles()
    const path = join(folder, 'media/pictures/beaches/a', before[0] ?? '')
    const { mtimeMs } = await stat(path)

    const second = await makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))
    expect(second).toMatchObject({ encoded: [], kept: ['beaches/a/1'], removed: [] })
    expect((await stat(path)).mtimeMs).toBe(mtimeMs)

    const third = await makePictures(job({ 'beaches/a/1': swatch('#2266cc') }))
    expect(third.encoded).toEqual(['beaches/a/1'])
    expect(third.removed).toHaveLength(before.length)
    expect(await encodedFiles()).toHaveLength(before.length)
  })

  it('processes only the selected pictures and keeps the rest', async () => {
    const both = { 'beaches/a/1': swatch('#dd7744'), 'beaches/a/2': swatch('#447755') }
    await makePictures(job(both))
    const outcome = await makePictures({ ...job(both), only: (name) => name.endsWith('2') })
    expect(outcome).toMatchObject({ encoded: [], kept: ['beaches/a/2'], removed: [] })
    const module = await readFile(join(folder, 'generated/beach-test.ts'), 'utf8')
    expect(module).not.toContain('00000000')
  })

  it('lists pictures without a photo, and keeps them in the module', async () => {
    const outcome = await makePictures({
      ...job({}),
      groups: [{ group: 'beach-test', names: ['beaches/a/7'] }],
    })
    expect(outcome.missing).toEqual(['beaches/a/7'])
    expect(await readFile(join(folder, 'generated/beach-test.ts'), 'utf8')).toContain('export const picture7')
  })

  it('keeps encoded pictures without another source, and reports missing files', async () => {
    await makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))
    const withoutSource = { ...job({ 'beaches/a/1': swatch('#dd7744') }), otherMaster: async () => null }
    expect(await makePictures(withoutSource)).toMatchObject({
      encoded: [],
      kept: ['beaches/a/1'],
      removed: [],
    })
    await rm(join(folder, 'media/pictures/beaches/a', (await encodedFiles())[0] ?? ''))
    await expect(makePictures(withoutSource)).rejects.toThrow(/beaches\/a\/1 are missing.*Restore/)
  })

  it('takes the widest encoded file as a master', async () => {
    await makePictures(job({ 'beaches/a/1': swatch('#dd7744', 1920, 1200) }))
    const { 'beaches/a/1': locked } = await readLock(join(folder, 'media/pictures.lock.json'))
    const master = encodedMaster(
      join(folder, 'media/pictures'),
      'beaches/a/1',
      locked ?? { hash: '', width: 0 },
    )
    expect(await (await master.pixels()).metadata()).toMatchObject({ width: 1920, height: 1200 })
  })
})

describe("an owner's photo", { timeout: 60_000 }, () => {
  // Upper half red, lower half blue, but the camera lay on its side: upright, blue is left and red is right.
  const sideways = () =>
    sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#d02020' } })
      .composite([
        {
          input: { create: { width: 2000, height: 1500, channels: 3, background: '#2030d0' } },
          left: 0,
          top: 1500,
        },
      ])
      .withExif({ IFD0: { Copyright: 'The owner' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

  it('replaces the picture: upright, cropped, without metadata', async () => {
    await dropPhoto('beaches/a/1', await sideways())
    await makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))
    const file = (await encodedFiles()).find((name) => name.startsWith('1-1920'))
    const encoded = sharp(join(folder, 'media/pictures/beaches/a', file ?? ''))
    const { width, height, exif, orientation } = await encoded.metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 1920,
      height: 1200,
      exif: undefined,
      orientation: undefined,
    })
    const colourAt = async (x: number) => {
      const part = await encoded
        .clone()
        .extract({ left: x, top: 500, width: 100, height: 100 })
        .png()
        .toBuffer()
      return (await sharp(part).stats()).dominant
    }
    const left = await colourAt(200)
    const right = await colourAt(1600)
    expect(left.b).toBeGreaterThan(150)
    expect(right.r).toBeGreaterThan(150)
  })

  it('may be the widest file of a picture, which is its master', async () => {
    await makePictures(job({ 'beaches/a/1': swatch('#dd7744', 1920, 1200) }))
    const widest = (await encodedFiles()).find((file) => file.startsWith('1-1920'))
    const photos = join(folder, 'media/photos/beaches/a')
    await mkdir(photos, { recursive: true })
    await copyFile(join(folder, 'media/pictures/beaches/a', widest ?? ''), join(photos, '2.avif'))
    const outcome = await makePictures({
      ...job({}),
      groups: [{ group: 'beach-test', names: ['beaches/a/1', 'beaches/a/2'] }],
    })
    expect(outcome).toMatchObject({ encoded: ['beaches/a/2'], kept: ['beaches/a/1'] })
    const { 'beaches/a/2': locked } = await readLock(join(folder, 'media/pictures.lock.json'))
    expect(locked).toMatchObject({ width: 1920, height: 1200 })
  })

  it('is never enlarged', async () => {
    const small = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()
    await dropPhoto('beaches/a/1', small)
    await makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))
    const files = await encodedFiles()
    expect(files.some((name) => name.startsWith('1-1200'))).toBe(false)
    expect(await readFile(join(folder, 'generated/beach-test.ts'), 'utf8')).toContain(
      'width: 900,\n  height: 563,',
    )
  })

  it('that cannot be read is reported', async () => {
    await dropPhoto('beaches/a/1', Buffer.from('not a picture'))
    await expect(makePictures(job({ 'beaches/a/1': swatch('#dd7744') }))).rejects.toThrow(
      /beaches\/a\/1\.jpg cannot be read.*Replace it/,
    )
  })
})
