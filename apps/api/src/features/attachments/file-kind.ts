import { ATTACHMENT_TEXTS, ATTACHMENT_TYPES, type AttachmentType } from '@susegad/api-client/rules'
import { fileTypeFromBuffer } from 'file-type'
import { HttpError } from '../../http/http-error.ts'

/** Enough to recognize each type that is accepted. */
const HEAD_BYTES = 4100

/** What a file is by its first bytes: SVG, HTML and everything else that could run is none of these. */
export async function kindOf(bytes: Uint8Array): Promise<AttachmentType | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES))
  return ATTACHMENT_TYPES.find((type) => type === found?.mime)
}

export async function assertKind(bytes: Uint8Array): Promise<AttachmentType> {
  const kind = await kindOf(bytes)
  if (kind === undefined) throw new HttpError(415, ATTACHMENT_TEXTS.kind)
  return kind
}
