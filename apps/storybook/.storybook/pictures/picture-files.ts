import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../../../.ci/browser.ts'

const committed = join(import.meta.dirname, '../../pictures')
const unpacked = join(import.meta.dirname, '../../.vitest/pictures')
const record = join(committed, 'browser.json')

/** Vitest compares PNG files only; committed as lossless WebP, the same pictures weigh half. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const renews = vitest.config.snapshotOptions.updateSnapshot === 'all'
  const browser = browserVersion()
  const { chromium } = JSON.parse(await readFile(record, 'utf8'))
  // Pictures of two versions side by side would fail for one of them.
  if (renews && browser !== chromium && (await readdir(committed)).some(isPicture))
    throw new Error(
      `Chromium ${chromium} made the pictures, this is ${browser}: delete apps/storybook/pictures/*.webp to renew all.`,
    )
  await unpack()
  const since = Date.now()
  if (!renews) return
  return async () => {
    await pack(since)
    await writeFile(record, `{ "chromium": "${browser}" }\n`)
  }
}

const isPicture = (file: string): boolean => file.endsWith('.webp')

async function unpack(): Promise<void> {
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked, { recursive: true })
  for (const file of await readdir(committed)) {
    if (!isPicture(file)) continue
    const { name } = parse(file)
    const png = sharp(join(committed, file)).png({ compressionLevel: 1 })
    await png.toFile(join(unpacked, `${name}.png`))
  }
}

/** Only what was drawn anew: a picture that is right keeps its file. */
async function pack(since: number): Promise<void> {
  const packing = (await readdir(unpacked)).map(async (file) => {
    const png = join(unpacked, file)
    if ((await stat(png)).mtimeMs < since) return
    const webp = sharp(png).webp({ lossless: true, effort: 6, quality: 100 })
    await webp.toFile(join(committed, `${parse(file).name}.webp`))
  })
  await Promise.all(packing)
}

function browserVersion(): string {
  const path = findBrowser()
  if (!path) throw new Error('No browser found: run the test command once, which installs one.')
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' })
  return / (\d+)\./.exec(said)?.[1] ?? 'unknown'
}
