import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'The focus moves into the drawer, and back to the tab when it closes. While it is being sent, nothing closes it.',
  ],
}
