import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface FolderFile {
  path: string
  size: number
  /** A symbolic link, which is not followed. */
  isLink: boolean
  read: () => Promise<Buffer>
}

/** Files of editors, Git and file managers. */
const isHidden = (name: string) => name.startsWith('.') || name === 'node_modules' || name === 'Thumbs.db'

/** The files of a folder in a fixed order, without hidden ones; none if the folder is missing. */
export async function listFolder(folder: string): Promise<FolderFile[]> {
  const files: FolderFile[] = []
  // Not a glob, which follows symbolic links to folders.
  async function walk(below: string): Promise<void> {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      if (isHidden(entry.name)) continue
      const path = `${below}${entry.name}`
      if (entry.isDirectory()) await walk(`${path}/`)
      else {
        const file = join(folder, path)
        const isLink = !entry.isFile()
        const size = isLink ? 0 : (await stat(file)).size
        files.push({ path, size, isLink, read: () => readFile(file) })
      }
    }
  }
  await walk('')
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}
