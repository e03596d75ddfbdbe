import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { WrittenRecord } from '../records/content-folder.ts'
import { fileOf } from '../records/content-kinds.ts'

/** Unfinished folders older than this belong to a killed process. */
const ABANDONED = 3_600_000
/** Keep some earlier sites: open pages still load their scripts from them. */
const KEPT = 3

const isNothing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The rendered sites of a data folder. A site is renamed into place when it is complete. */
export function siteFolders(dataDir: string, contentDir: string) {
  const root = join(dataDir, 'site')
  const pathOf = (name: string) => join(root, name)

  /** A content folder with these records and the other files of the original, such as a theme. */
  async function writeContent(folder: string, records: readonly WrittenRecord[]): Promise<void> {
    await cp(contentDir, folder, {
      recursive: true,
      filter: (from) => !from.endsWith('.json') && from !== join(contentDir, 'photos'),
    }).catch((error: unknown) => {
      if (!isNothing(error)) throw error
    })
    for (const { kind, slug, data } of records) {
      const file = join(folder, fileOf({ kind, slug }))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${JSON.stringify(data, null, 2)}\n`)
    }
  }

  return {
    /** Lets `work` read the content from a temporary folder. */
    async withContent<T>(
      records: readonly WrittenRecord[],
      work: (folder: string) => Promise<T>,
    ): Promise<T> {
      const folder = pathOf(`content-${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      try {
        await writeContent(folder, records)
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async find(name: string): Promise<string | undefined> {
      const found = await stat(pathOf(name)).catch(() => undefined)
      return found?.isDirectory() ? pathOf(name) : undefined
    },

    /** The newest folder with this name prefix. */
    async findLike(start: string): Promise<string | undefined> {
      const names = await readdir(root).catch(() => [])
      const found = await Promise.all(
        names
          .filter((name) => name.startsWith(start))
          .map(async (name) => ({ folder: pathOf(name), at: (await stat(pathOf(name))).mtimeMs })),
      )
      return found.sort((one, other) => other.at - one.at)[0]?.folder
    },

    /** Lets `work` fill a folder, then renames it into place. */
    async make(name: string, work: (out: string) => Promise<void>): Promise<string> {
      const making = pathOf(`making-${randomUUID()}`)
      await mkdir(making, { recursive: true })
      try {
        await work(making)
        // Another process sharing the folder may have rendered the same site first.
        await rename(making, pathOf(name)).catch(async (error: unknown) => {
          if ((await stat(pathOf(name)).catch(() => undefined)) === undefined) throw error
        })
        return pathOf(name)
      } finally {
        await rm(making, { recursive: true, force: true })
      }
    },

    /** Removes sites that are no longer served. */
    async tidy(current: string): Promise<void> {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
      const folders = await Promise.all(
        entries
          .filter((entry) => entry.isDirectory())
          .map(async ({ name }) => ({
            name,
            at: (await stat(pathOf(name)).catch(() => undefined))?.mtimeMs,
          })),
      )
      const isUnfinished = (name: string) => /^(making|content)-/.test(name)
      const old = folders
        .filter(({ name }) => !isUnfinished(name) && pathOf(name) !== current)
        .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
        .slice(KEPT - 1)
      const abandoned = folders.filter(
        ({ name, at }) => isUnfinished(name) && (at ?? Date.now()) < Date.now() - ABANDONED,
      )
      for (const { name } of [...old, ...abandoned]) await rm(pathOf(name), { recursive: true, force: true })
    },
  }
}
