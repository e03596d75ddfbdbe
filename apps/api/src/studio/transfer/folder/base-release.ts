import { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { readNumbers } from '../../records/record-store.ts'

/** Names the release of an exported folder, so that an import can merge later changes. */
export const BASE_FILE = 'studio.json'

const baseFile = z.object({ release: z.uuid() })

/** The release on which a folder is based; the first one if the folder was not exported from the studio. */
export async function readBase(db: Queries, text: string | null | undefined) {
  const { wanted } = await readNumbers(db, releaseIn(text ?? ''))
  return { number: wanted ?? 1, isMarked: wanted !== null }
}

function releaseIn(text: string): string | null {
  try {
    return baseFile.parse(JSON.parse(text)).release
  } catch {
    return null
  }
}
