import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureGroup } from './picture-list.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** An encoded picture as records refer to it. */
export interface PictureRecord {
  name: string
  hash: string
  width: number
  height: number
  tints: readonly [string, string, string]
}

/** `hotels/x/room-sea-view-1` → `roomSeaView1`, `activities/x/1` → `picture1`. */
export function exportName(pictureName: string): string {
  const part = pictureName.slice(pictureName.lastIndexOf('/') + 1)
  const camel = part.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(camel) ? `picture${camel}` : camel
}

function recordSource(record: PictureRecord): string {
  const tints = record.tints.map((tint) => `'${tint}'`).join(', ')
  return `export const ${exportName(record.name)}: PictureFile = {
  name: '${record.name}',
  hash: '${record.hash}',
  width: ${record.width},
  height: ${record.height},
  tints: [${tints}],
}
`
}

/** The source of a group's module. */
export function moduleSource(records: readonly PictureRecord[]): string {
  const head = `// Made from media/pictures.lock.json; do not edit.\nimport type { PictureFile } from '../picture.ts'\n\n`
  return head + records.map(recordSource).join('\n')
}

/** Writes one module per group and deletes the others. */
export async function writePictureModules(
  folder: string,
  groups: readonly PictureGroup[],
  recordOf: (name: string) => PictureRecord,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = new Set(groups.map(({ group }) => `${group}.ts`))
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file))
  for (const { group, names } of groups)
    await writeIfChanged(join(folder, `${group}.ts`), moduleSource(names.map(recordOf)))
}
