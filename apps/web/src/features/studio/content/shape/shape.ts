/** A form field, derived from the JSON Schema of a record. */
export type Shape = ShapeTexts &
  (
    | { kind: 'text'; look: TextLook }
    | { kind: 'number'; unit: 'price' | 'percent' | 'plain'; whole: boolean; min?: number; max?: number }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'choices'; options: readonly string[] }
    | { kind: 'flag' }
    | { kind: 'group'; fields: readonly FieldShape[] }
    | { kind: 'list'; item: Shape }
    | { kind: 'named'; item: Shape }
    | { kind: 'picture' }
    | { kind: 'pictures' }
    | { kind: 'place' }
    | { kind: 'point' }
    | { kind: 'points' }
    | { kind: 'either'; ways: readonly Shape[] }
  )

export type TextLook = 'plain' | 'markdown' | 'slug' | 'clock' | 'months' | 'day'

interface ShapeTexts {
  title?: string
  hint?: string
  /** Whether an empty value is stored as `null`. */
  nullable?: true
}

export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

/** Whether the field is narrow enough for two in a row. */
export const isNarrow = (shape: Shape): boolean =>
  ['number', 'choice', 'flag'].includes(shape.kind) ||
  (shape.kind === 'text' && shape.look !== 'plain' && shape.look !== 'markdown')

export interface FieldShape {
  name: string
  shape: Shape
  required: boolean
}
