import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const onSubmit = async () => {}

export const docs: ComponentDocs = {
  announced: ['Success is announced politely, a failure at once, and each problem is read with its field.'],
  uses: [
    {
      right: {
        shown: (
          <EnquiryForm
            onSubmit={onSubmit}
            labels={{ messageHint: 'Dates, number of guests, and what matters to you.' }}
          />
        ),
        because: 'Every field is needed for an answer, and the hint says what to write.',
      },
      wrong: {
        shown: <EnquiryForm onSubmit={onSubmit} labels={{ submit: 'Subscribe' }} />,
        because:
          'A newsletter needs an email address. Asked for a phone, a date and a message, people leave. Use Form and TextField.',
      },
    },
  ],
}
