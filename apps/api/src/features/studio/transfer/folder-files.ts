import { glob, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file of a folder or an archive. */
export interface FolderFile {
  /** Below the folder, with slashes. */
  path: string
  size: number
  /** Leads to a file elsewhere, and is not followed. */
  isLink: boolean
  read: () => Promise<Buffer>
}

/** What editors, Git and file managers leave in a folder. */
const isHidden = (path: string) =>
  path.split('/').some((name) => name.startsWith('.') || name === 'node_modules' || name === 'Thumbs.db')

/** The files of a folder in a fixed order; hidden ones are not looked at. */
export async function listFolder(folder: string): Promise<FolderFile[]> {
  const files: FolderFile[] = []
  const entries = glob('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => isHidden(entry.name),
  })
  for await (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(join(folder, sep).length).split(sep).join('/')
    if (entry.isDirectory() || isHidden(path)) continue
    const isLink = !entry.isFile()
    const size = isLink ? 0 : (await stat(file)).size
    files.push({ path, size, isLink, read: () => readFile(file) })
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}
