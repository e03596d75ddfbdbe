import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['Its value is read in words, such as “at most 10 minutes”, not as a bare number.'],
}
