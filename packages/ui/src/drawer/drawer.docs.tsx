import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['When it opens, the focus moves in and stays in; Escape closes it, and the focus returns.'],
}
