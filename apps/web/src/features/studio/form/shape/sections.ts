import { labelOf } from './field-label.ts'
import { handledNames } from './handled-fields.ts'
import type { FieldShape, ShapeOf } from './shape.ts'

export interface FormSection {
  id: string
  title: string
  hint?: string | undefined
  fields: readonly FieldShape[]
  /** The section is its only field, which needs no heading of its own. */
  whole: boolean
}

const isPicture = ({ shape: { kind } }: FieldShape) => kind === 'picture' || kind === 'pictures'
const isPart = ({ shape: { kind } }: FieldShape) => ['group', 'list', 'named', 'points'].includes(kind)

/** Cuts a long record into parts that a table of contents can name: the essentials, the photos, then each part. */
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
