import type { Attachment, Upload } from '@susegad/api-client/contract'
import type { AttachmentType } from '@susegad/api-client/rules'

/** A file as in the JSON of its message. */
export interface AttachmentRow {
  id: string
  name: string
  type: AttachmentType
  size: number
}

/** A file with its place in a thread; before it is sent, `message_id` is null. */
export interface UploadRow extends Omit<AttachmentRow, 'type'> {
  enquiry_id: string
  message_id: string | null
  by_id: string | null
  type: AttachmentType | null
  received: number
}

/** The files of message `m` as JSON. */
export const MESSAGE_ATTACHMENTS = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)
    order by f.place), '[]') from attachments f where f.message_id = m.id)`

export const toAttachment = ({ id, name, type, size }: AttachmentRow): Attachment => ({
  _id: id,
  name,
  type,
  size,
})

export const toUpload = ({ id, name, size, received }: UploadRow): Upload => ({
  _id: id,
  name,
  size,
  received,
})
