import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Leaves the file's time stamp alone when nothing changed, so that watchers and caches stay quiet. */
export async function writeIfChanged(path: string, content: string): Promise<boolean> {
  const before = await readFile(path, 'utf8').catch(() => null)
  if (before === content) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return true
}
