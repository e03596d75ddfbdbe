import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The last step doubles the time and takes off one percent: worth it for what is kept for a year. */
const qualityOf = (file: string, size: number): number => {
  if (size > 1024 * 1024) return 5
  return /\.(html|json)$/.test(file) ? 10 : 11
}

/** The compressed forms of a file that are smaller, by their endings. */
export async function compressed(file: string, plain: Buffer): Promise<[suffix: '.br' | '.gz', Buffer][]> {
  if (!compressible.test(file)) return []
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, plain.length),
  }
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })])
  const forms: ['.br' | '.gz', Buffer][] = [
    ['.br', br],
    ['.gz', gz],
  ]
  return forms.filter(([, body]) => body.length < plain.length)
}
