import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['Once both days stand, the number of nights is announced.'],
}
