import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['Each day is read in full, with its weekday and month, and says whether it is chosen.'],
}
