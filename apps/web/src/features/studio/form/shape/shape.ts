/** What a person fills in: read from the JSON Schema of a record. */
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
  /** The record says `null` where there is none. */
  nullable?: true
}

export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

/** Whether it takes little room, so that two stand side by side. */
export const isNarrow = (shape: Shape): boolean =>
  ['number', 'choice', 'flag'].includes(shape.kind) ||
  (shape.kind === 'text' && shape.look !== 'plain' && shape.look !== 'markdown')

export interface FieldShape {
  name: string
  shape: Shape
  required: boolean
}
