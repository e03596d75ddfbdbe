import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { thumbnailWindow } from './thumbnail-window.ts'

const id = 'virtual:thumbnails'
const pictures = join(import.meta.dirname, '../../pictures')
const shown = /^(components-.+--?matrix|pages-.+-default)-(light|dark)$/

/** The first specimens of a component or the upper part of a page, small: the overviews show a hundred of them. */
async function thumbnail(file: string): Promise<Buffer> {
  const picture = await readFile(file)
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const shown = parse(file).name.startsWith('components')
    ? thumbnailWindow({ data, width, height })
    : { left: 0, top: 0, width, height: Math.min(height, Math.round(width * 0.75)) }
  return sharp(picture).extract(shown).resize({ width: 560 }).webp({ quality: 82 }).toBuffer()
}

/** A virtual module with the URL of each thumbnail, by picture name. */
export function thumbnails(): Plugin {
  return {
    name: 'susegad-thumbnails',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    async load(asked) {
      if (asked !== `\0${id}`) return null
      const files = globSync('*.webp', { cwd: pictures }).filter((file) => shown.test(parse(file).name))
      // In development use the pictures at full size: only a build makes thumbnails.
      const isDevelopment = this.environment.mode === 'dev'
      const addresses = await Promise.all(
        files.sort().map(async (file) => {
          const { name } = parse(file)
          const path = join(pictures, file)
          if (isDevelopment) return [name, JSON.stringify(`/@fs${path}`)]
          const asset = this.emitFile({ type: 'asset', name: `${name}.webp`, source: await thumbnail(path) })
          return [name, `import.meta.ROLLUP_FILE_URL_${asset}`]
        }),
      )
      const lines = addresses.map(([name, address]) => `${JSON.stringify(name)}: ${address}`)
      return `export const thumbnails = {\n${lines.join(',\n')}\n}`
    },
  }
}
