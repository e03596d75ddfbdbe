import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileOf } from '../records/content-kinds.ts'
import type { WrittenRecord } from '../records/written-records.ts'

/** Unfinished folders older than this belong to a killed process. */
const ABANDONED = 3_600_000
/** Keep some earlier sites: open pages still load their scripts from them. */
const KEPT = 3

const isUnfinished = (name: string) => /^(making|content)-/.test(name)

/** Writes these records and the other files of the original folder, such as a theme. */
async function writeContent(folder: string, records: readonly WrittenRecord[], contentDir: string) {
  await cp(contentDir, folder, {
    recursive: true,
    filter: (from) => !from.endsWith('.json') && from !== join(contentDir, 'photos'),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  for (const { kind, slug, data } of records) {
    const file = join(folder, fileOf({ kind, slug }))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(data, null, 2)}\n`)
  }
}

/** The rendered sites of a data folder. A site is renamed into place when it is complete. */
export function siteFolders(dataDir: string, contentDir: string) {
  const root = join(dataDir, 'site')
  const pathOf = (name: string) => join(root, name)

  /** Every folder, newest first. */
  async function listFolders(): Promise<{ name: string; at: number }[]> {
    const entries = await readdir(root, { withFileTypes: true }).catch(() => [])
    const found: { name: string; at: number }[] = []
    for (const entry of entries) {
      const stats = entry.isDirectory() ? await stat(pathOf(entry.name)).catch(() => undefined) : undefined
      if (stats) found.push({ name: entry.name, at: stats.mtimeMs })
    }
    return found.sort((one, other) => other.at - one.at)
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
        await writeContent(folder, records, contentDir)
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
    async findLike(prefix: string): Promise<string | undefined> {
      const found = (await listFolders()).find(({ name }) => name.startsWith(prefix))
      return found && pathOf(found.name)
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

    async tidy(current: string): Promise<void> {
      const folders = await listFolders()
      const old = folders
        .filter(({ name }) => !isUnfinished(name) && pathOf(name) !== current)
        .slice(KEPT - 1)
      const abandoned = folders.filter(({ name, at }) => isUnfinished(name) && at < Date.now() - ABANDONED)
      for (const { name } of [...old, ...abandoned]) await rm(pathOf(name), { recursive: true, force: true })
    },
  }
}
