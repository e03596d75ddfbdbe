import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['“Link copied” is announced politely, also the second time.'],
}
