import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../../../.ci/browser.ts'

const committed = join(import.meta.dirname, '../../pictures')
const unpacked = join(import.meta.dirname, '../../.vitest/pictures')
const record = join(committed, 'browsers.json')

declare module 'vitest' {
  interface ProvidedContext {
    browserVersion: string
  }
}

/** Vitest writes PNG files only. They are committed as lossless WebP, at half the size. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const renews = project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  const version = browserVersion()
  project.provide('browserVersion', version)
  const others = Object.values(await drawnBy()).filter((other) => other !== version)
  if (others.length > 0) {
    const them = [...new Set(others)].sort().join(' and ')
    project.vitest.logger.log(`This is Chromium ${version}; ${others.length} pictures were drawn by ${them}.`)
  }
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked, { recursive: true })
  const since = Date.now()
  if (!renews) return
  return async () => note(await pack(since), version)
}

/** Records the browser version that these pictures match: its major version compares them strictly, others loosely. */
async function note(names: string[], version: string): Promise<void> {
  if (names.length === 0) return
  const before = await drawnBy()
  const kept = (await readdir(committed)).filter(isPicture).map((file) => parse(file).name)
  const drawn = new Set(names)
  const after = kept.sort().map((name) => [name, drawn.has(name) ? version : before[name]])
  await writeFile(record, `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`)
}

const drawnBy = async (): Promise<Record<string, string>> => JSON.parse(await readFile(record, 'utf8'))

const isPicture = (file: string): boolean => file.endsWith('.webp')

/** Packs the new screenshots. Returns their names and those of the pictures that still match. */
async function pack(since: number): Promise<string[]> {
  const packing = (await readdir(unpacked)).map(async (file) => {
    const { name, ext } = parse(file)
    if (ext === '.same') return [name]
    const png = join(unpacked, file)
    if ((await stat(png)).mtimeMs < since) return []
    const webp = sharp(png).webp({ lossless: true, effort: 6, quality: 100 })
    await webp.toFile(join(committed, `${name}.webp`))
    return [name]
  })
  return (await Promise.all(packing)).flat()
}

function browserVersion(): string {
  const path = findBrowser()
  if (!path) throw new Error('No browser found: run the test command once, which installs one.')
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' })
  return / (\d[\d.]*)/.exec(said)?.[1] ?? 'unknown'
}
