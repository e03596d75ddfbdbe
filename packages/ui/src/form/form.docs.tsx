import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'A press on the button with problems says how many there are, and the focus goes to the first wrong field.',
    'Each problem is read with its field, and is gone once the field is edited.',
  ],
}
