import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'Opening moves the focus in; each step announces the photo, and Escape returns to the one that was pressed.',
  ],
}
