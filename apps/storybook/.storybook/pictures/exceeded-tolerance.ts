import { access, mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diff } from '@blazediff/core'
import sharp, { type Sharp } from 'sharp'
import type { BrowserCommand } from 'vitest/node'

export interface Tolerance {
  threshold: number
  allowedMismatchedPixels: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    exceededTolerance: (
      name: string,
      selector: string,
      tolerances: readonly Tolerance[],
    ) => Promise<Tolerance | undefined>
  }
}

/**
 * The first tolerance that an element's screenshot exceeds, or undefined. Compares as Vitest does, but decodes with
 * sharp: Vitest's own decoder takes half of the server's time. Unpacks a picture that differs, for Vitest to report.
 */
export const exceededTolerance: BrowserCommand<[string, string, readonly Tolerance[]]> = async (
  { iframe, project },
  name,
  selector,
  tolerances,
) => {
  const { root } = project.config
  const file = join(root, 'pictures', `${name}.webp`)
  if (!(await exists(file))) return tolerances[0]
  const picture = sharp(file)
  const drawn = await iframe.locator(selector).first().screenshot({ animations: 'disabled', caret: 'hide' })
  const [wanted, found] = await Promise.all([pixelsOf(picture), pixelsOf(sharp(drawn))])
  const { width, height } = wanted.info
  const isOfSize = width === found.info.width && height === found.info.height
  const exceeded = tolerances.find(
    (tolerance) =>
      !isOfSize ||
      diff(wanted.data, found.data, undefined, width, height, tolerance) > tolerance.allowedMismatchedPixels,
  )
  if (exceeded) await unpack(picture, join(root, '.vitest/pictures', `${name}.png`))
  // Marks a match for picture-files.ts, which records the browser version.
  else await writeFile(join(root, '.vitest/pictures', `${name}.same`), '')
  return exceeded
}

const pixelsOf = (picture: Sharp) => picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })

async function unpack(picture: Sharp, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await picture.clone().png({ compressionLevel: 1 }).toFile(file)
  // Dated before the run, so that it isn't packed as a new picture.
  await utimes(file, 0, 0)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
