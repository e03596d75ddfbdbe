import { access, mkdir, utimes } from 'node:fs/promises'
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
    matchesPicture: (name: string, selector: string, tolerance: Tolerance) => Promise<boolean>
  }
}

/**
 * Whether a place looks as in its picture, judged as Vitest judges it, but decoded natively: its own decoder takes
 * half of the server's time. Of a picture that does not fit it leaves the file that Vitest compares and reports.
 */
export const matchesPicture: BrowserCommand<[string, string, Tolerance]> = async (
  { iframe, project },
  name,
  selector,
  tolerance,
) => {
  const { root } = project.config
  // As Vitest names its files.
  const fileName = name.replace(/-+/g, '-')
  const file = join(root, 'pictures', `${fileName}.webp`)
  if (!(await exists(file))) return false
  const picture = sharp(file)
  const drawn = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide' })
  const [wanted, found] = await Promise.all([pixelsOf(picture), pixelsOf(sharp(drawn))])
  const { width, height } = wanted.info
  const fits =
    width === found.info.width &&
    height === found.info.height &&
    diff(wanted.data, found.data, undefined, width, height, tolerance) <= tolerance.allowedMismatchedPixels
  if (!fits) await unpack(picture, join(root, '.vitest/pictures', `${fileName}.png`))
  return fits
}

const pixelsOf = (picture: Sharp) => picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })

async function unpack(picture: Sharp, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await picture.clone().png({ compressionLevel: 1 }).toFile(file)
  // Older than the run: only what is drawn anew is packed again.
  await utimes(file, 0, 0)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
