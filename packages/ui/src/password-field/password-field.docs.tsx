import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'The button is named by what it does next, show or hide; sending the form hides the password again.',
  ],
}
