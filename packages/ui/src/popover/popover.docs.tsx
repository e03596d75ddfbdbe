import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'The button says whether it is open. Enter opens it, Tab goes in, Escape closes it and returns to the button.',
  ],
}
