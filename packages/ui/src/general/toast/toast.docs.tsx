import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Alert } from '../alert/alert.tsx'
import { Toast } from './toast-item.tsx'

const toast = (message: string, tone: 'success' | 'danger') => (
  <ul style={{ inlineSize: '100%' }}>
    <Toast toast={{ id: 'shown', message, tone }} label="Dismiss" onDismiss={() => {}} />
  </ul>
)

export const docs: ComponentDocs = {
  announced: [
    'Each toast is announced politely: after what is being said, without taking the focus.',
    'F8 moves the focus to the toasts, and Escape dismisses the newest; after the last one the focus returns.',
  ],
  uses: [
    {
      right: {
        shown: toast('3 enquiries deleted', 'success'),
        because: 'It confirms what just happened; nothing is lost if it is not read.',
      },
      wrong: {
        shown: toast('The enquiry was not sent', 'danger'),
        because: 'A failure that is gone before it is read.',
      },
    },
    {
      right: {
        shown: (
          <Alert tone="danger" title="The enquiry was not sent">
            Your words are kept. Send it again when you are online.
          </Alert>
        ),
        because: 'What must be read stays on the page, next to what it concerns. Use Alert.',
      },
      wrong: {
        shown: toast('Your name, phone, email and date are missing', 'danger'),
        because: 'Problems far from their fields. Form shows each at its own.',
      },
    },
  ],
}
