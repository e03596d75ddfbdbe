import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Leaves an unchanged file alone, so that watchers don't reload. */
export async function writeIfChanged(path: string, content: string): Promise<boolean> {
  const before = await readFile(path, 'utf8').catch(() => null)
  if (before === content) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return true
}
