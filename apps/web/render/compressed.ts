import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Effort {
  /** Brotli quality of HTML and JSON. Assets, which are cached for a year, always get 11. */
  pages: number
}

export const mostEffort: Effort = { pages: 10 }
/** For large sites: a tenth of the time for some 5 % more bytes. */
export const lessEffort: Effort = { pages: 7 }

const qualityOf = (file: string, size: number, { pages }: Effort): number => {
  if (size > 1024 * 1024) return 5
  return /\.(html|json)$/.test(file) ? pages : 11
}

/** The compressed forms of a file that are smaller, by their endings. */
export async function compressed(
  file: string,
  plain: Buffer,
  effort: Effort = mostEffort,
): Promise<[suffix: '.br' | '.gz', Buffer][]> {
  if (!compressible.test(file)) return []
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, plain.length, effort),
  }
  const [br, gz] = await Promise.all([
    brotli(plain, { params }),
    zip(plain, { level: effort === mostEffort ? 9 : 6 }),
  ])
  const forms: ['.br' | '.gz', Buffer][] = [
    ['.br', br],
    ['.gz', gz],
  ]
  return forms.filter(([, body]) => body.length < plain.length)
}
