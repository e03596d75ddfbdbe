import type { ComponentDocs } from '../internal/component-docs.ts'

export const docs: ComponentDocs = {
  announced: [
    'The page that is shown is announced as the current one. At both ends the focus goes there, since the button that was pressed leads no further.',
  ],
}
