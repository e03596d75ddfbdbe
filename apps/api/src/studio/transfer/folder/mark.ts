import { z } from 'zod'
import type { Queries } from '../../../db/database.ts'
import { readNumbers } from '../../records/record-store.ts'

const mark = z.object({ release: z.uuid() })

/** The release on which a folder is based; the first one if the folder was not exported from the studio. */
export async function readMark(
  db: Queries,
  text: string | undefined,
): Promise<{ number: number; isMarked: boolean }> {
  const { wanted } = await readNumbers(db, releaseIn(text))
  return { number: wanted ?? 1, isMarked: wanted !== null }
}

function releaseIn(text: string | undefined): string | null {
  try {
    return mark.parse(JSON.parse(text ?? '')).release
  } catch {
    return null
  }
}
