import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: ['Clear appears once there is something to clear, and leaves the caret in the field.'],
}
