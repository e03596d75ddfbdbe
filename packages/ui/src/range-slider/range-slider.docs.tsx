import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['Each knob has its own name, and its value is read in words.'],
}
