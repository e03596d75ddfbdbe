import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'It opens with the focus in its field and the first command marked; what fits nothing is said so.',
  ],
}
