import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['The focus moves in when it opens, and back to its button when it closes.'],
}
