import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentData, ContentName } from '@susegad/api-client/contract'
import { recordOfFile } from './content-kinds.ts'

export type WrittenRecord = ContentName & { data: ContentData }

/** Every record of a content folder; other files are ignored. */
export async function readContentFolder(folder: string): Promise<WrittenRecord[]> {
  const records: WrittenRecord[] = []
  for (const path of globSync(['*.json', '*/*.json'], { cwd: folder }).sort()) {
    const name = recordOfFile(path.split(sep).join('/'))
    if (name === undefined) continue
    const { $schema: _editorsOnly, ...data } = JSON.parse(await readFile(join(folder, path), 'utf8'))
    records.push({ ...name, data })
  }
  return records
}
