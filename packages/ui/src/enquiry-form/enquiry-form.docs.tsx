import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'What was sent is confirmed politely. What was refused is said at once, and each problem is read with its field.',
  ],
}
