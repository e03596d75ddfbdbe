import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['The section that is read is announced as the current one.'],
}
