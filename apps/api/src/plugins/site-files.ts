import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SiteFile {
  type: string
  isPage: boolean
  /** By encoding, each with a tag of its own. */
  bodies: Partial<Record<Encoding, { etag: string; body: Buffer }>>
  bytes: number
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

const siblings: [Encoding, string][] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
]

const read = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined)
const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )

async function load(path: string): Promise<SiteFile> {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream'
  const file: SiteFile = { type, isPage: type.startsWith('text/html'), bodies: {}, bytes: 0 }
  for (const [encoding, suffix] of siblings) {
    const body = await read(path + suffix)
    if (body === undefined) continue
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    file.bodies[encoding] = { etag: `"${hash}"`, body }
    file.bytes += body.length
  }
  return file
}

// Nothing above the folder, nothing hidden, nothing a file system reads differently.
const isPlain = (path: string): boolean =>
  path.startsWith('/') &&
  !/[\0\\:]/.test(path) &&
  path.split('/').every((part) => !part.startsWith('.') || part === '.well-known')

/** The candidates of a path, in order: itself, its folder's page, its page. */
const candidates = (path: string): string[] =>
  path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`, `${path}.html`]

/** Finds files of a folder by request path and keeps those used last in memory. */
export function createSiteFiles(
  root: string,
  budget = 128 * 1024 * 1024,
): (path: string) => Promise<SiteFile | undefined> {
  const kept = new Map<string, SiteFile>()
  let bytes = 0

  const keep = (path: string, file: SiteFile) => {
    kept.set(path, file)
    bytes += file.bytes
    for (const [oldest, old] of kept) {
      if (bytes <= budget) break
      kept.delete(oldest)
      bytes -= old.bytes
    }
  }

  return async (path) => {
    const found = kept.get(path)
    if (found) return found
    if (!isPlain(path)) return undefined
    for (const candidate of candidates(path)) {
      const full = join(root, candidate)
      if (!(await isFile(full))) continue
      const file = await load(full)
      keep(path, file)
      return file
    }
    return undefined
  }
}
