import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SiteFile {
  type: string
  isPage: boolean
  /** Variants by encoding, each with its own ETag. */
  bodies: Partial<Record<Encoding, { etag: string; body: Buffer }>>
  bytes: number
}

export interface SiteFolder {
  /** URL prefix, such as /media. */
  at: string
  folder: string
  /** Filter of its paths. */
  only?: (path: string) => boolean
}

export interface SiteFiles {
  /** Every path that existed when the folders were listed. */
  paths: ReadonlySet<string>
  read: (path: string) => Promise<SiteFile>
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

const suffixes: [Encoding, string][] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
]

async function load(files: ReadonlyMap<string, string>, path: string): Promise<SiteFile> {
  const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream'
  const file: SiteFile = { type, isPage: type.startsWith('text/html'), bodies: {}, bytes: 0 }
  for (const [encoding, suffix] of suffixes) {
    const full = files.get(path + suffix)
    if (full === undefined) continue
    const body = await readFile(full)
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    file.bodies[encoding] = { etag: `"${hash}"`, body }
    file.bytes += body.length
  }
  return file
}

const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')

/** Lists a folder once: request paths are looked up in this list, never on the disk. */
function* listFolder(folder: string): Generator<[path: string, full: string]> {
  // Not built yet.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, full).split(sep).join('/')}`
    if (isHidden(path)) continue
    if (entry.isFile() || (entry.isSymbolicLink() && statSync(full).isFile())) yield [path, full]
  }
}

const isSibling = (path: string, files: ReadonlyMap<string, string>): boolean =>
  /\.(br|gz)$/.test(path) && files.has(path.slice(0, -3))

/** Files of the folders by request path (the first folder wins), with an LRU cache in memory. */
export function createSiteFiles(folders: readonly SiteFolder[], budget = 128 * 1024 * 1024): SiteFiles {
  const files = new Map<string, string>()
  for (const { at, folder, only } of folders)
    for (const [path, full] of listFolder(folder)) {
      if (!files.has(at + path) && (only?.(at + path) ?? true)) files.set(at + path, full)
    }

  const kept = new Map<string, { file: Promise<SiteFile>; bytes: number }>()
  let bytes = 0
  const forget = (path: string) => {
    bytes -= kept.get(path)?.bytes ?? 0
    kept.delete(path)
  }

  return {
    paths: new Set([...files.keys()].filter((path) => !isSibling(path, files))),
    read: (path) => {
      const found = kept.get(path)
      if (found) {
        // A Map keeps insertion order: reinsert, so that the most recently used is last.
        kept.delete(path)
        kept.set(path, found)
        return found.file
      }
      const entry = { file: load(files, path), bytes: 0 }
      kept.set(path, entry)
      entry.file.then(
        (file) => {
          if (kept.get(path) !== entry) return
          entry.bytes = file.bytes
          bytes += file.bytes
          for (const oldest of kept.keys()) {
            if (bytes <= budget) break
            forget(oldest)
          }
        },
        () => forget(path),
      )
      return entry.file
    },
  }
}
