import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const id = 'virtual:thumbnails'
const pictures = join(import.meta.dirname, '../../pictures')
const shown = /^(components-.+--?matrix|pages-.+-default)-(light|dark)$/

/** The upper part of a story's picture, small: the overviews show a hundred of them. */
async function thumbnail(file: string): Promise<Buffer> {
  const picture = sharp(await readFile(file)).resize({ width: 560 })
  const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const size = { left: 0, top: 0, width: info.width, height: Math.min(info.height, 420) }
  return sharp(data).extract(size).webp({ quality: 82 }).toBuffer()
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
