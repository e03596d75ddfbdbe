import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'The button says that it opens a menu, and whether it is open.',
    'Letters find an item; Escape closes the menu and returns to the button.',
  ],
}
