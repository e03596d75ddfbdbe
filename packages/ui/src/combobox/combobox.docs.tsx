import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'The arrow keys name the option that they are at, while the caret stays in the field.',
    'What fits nothing is said so.',
    'Escape closes the list and brings back what was chosen.',
  ],
}
