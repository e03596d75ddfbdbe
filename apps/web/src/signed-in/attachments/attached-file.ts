import type { Upload } from '@susegad/api-client/contract'

/** A file of a draft that has arrived at the service. */
export type AttachedFile = Pick<Upload, '_id' | 'name' | 'size'>

/** The files of a kept draft. */
export function attachedIn(kept: string | undefined): AttachedFile[] {
  try {
    return kept ? (JSON.parse(kept) as AttachedFile[]) : []
  } catch {
    return []
  }
}

const MB = 1024 * 1024
export const sizeText = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`
