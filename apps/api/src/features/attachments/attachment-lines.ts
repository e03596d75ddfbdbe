import { ATTACHMENT_LINK_DAYS } from '@susegad/api-client/rules'
import type { AttachmentLinks } from './attachment-link.ts'
import type { AttachmentRow } from './attachment-rows.ts'

const MB = 1024 * 1024
const sizeText = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`

/** Lines of an email with a link to each file. */
export function attachmentLines(files: readonly AttachmentRow[], links: AttachmentLinks): string[] {
  if (files.length === 0) return []
  return [
    '',
    ...files.flatMap(({ id, name, size }) => [`${name} (${sizeText(size)}):`, links.addressOf(id)]),
    `${files.length === 1 ? 'This link works' : 'These links work'} for ${ATTACHMENT_LINK_DAYS} days.`,
  ]
}
