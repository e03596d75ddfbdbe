import { labelOf } from './field-label.ts'
import { handledNames } from './handled-fields.ts'
import type { FieldShape, ShapeOf } from './shape.ts'

export interface FormSection {
  id: string
  title: string
  hint?: string | undefined
  fields: readonly FieldShape[]
  /** Whether the section consists of one field, which needs no heading. */
  whole: boolean
}

const isPicture = ({ shape: { kind } }: FieldShape) => kind === 'picture' || kind === 'pictures'
const isPart = ({ shape: { kind } }: FieldShape) => ['group', 'list', 'named', 'points'].includes(kind)

/** Splits a long record into sections for the table of contents: essentials, photos, then each part. */
export function sectionsOf(shape: ShapeOf<'group'>): FormSection[] {
  const handled = handledNames(shape)
  const fields = shape.fields.filter(({ name }) => !handled.includes(name) && name !== 'slug')
  const plain = fields.filter((field) => !isPicture(field) && !isPart(field))
  const pictures = fields.filter(isPicture)
  const parts = fields.filter(isPart)
  return [
    ...(plain.length > 0 ? [{ id: 'essentials', title: 'Essentials', fields: plain, whole: false }] : []),
    ...(pictures.length > 0 ? [{ id: 'photos', title: 'Photos', fields: pictures, whole: false }] : []),
    ...parts.map((field) => ({
      id: `part-${field.name}`,
      title: labelOf(field.name, field.shape),
      hint: field.shape.hint,
      fields: [field],
      whole: true,
    })),
  ]
}
