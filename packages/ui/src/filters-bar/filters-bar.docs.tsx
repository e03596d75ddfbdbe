import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['Clear rests while nothing is set, and keeps the focus when it comes to rest.'],
}
