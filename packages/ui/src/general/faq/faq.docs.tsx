import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Faq } from './faq.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Faq
            defaultOpen={0}
            entries={[
              {
                question: 'When can we check in?',
                answer: 'From 1 pm. Early arrivals can leave their bags.',
              },
              { question: 'How do I cancel?', answer: 'Write to us 30 days ahead: nothing is charged.' },
            ]}
          />
        ),
        because: 'Questions as guests would ask them, each with one direct answer.',
      },
      wrong: {
        shown: (
          <Faq
            defaultOpen={0}
            entries={[
              {
                question: 'General information',
                answer: 'Our house policies were made for your comfort and are subject to change.',
              },
              { question: 'Miscellaneous', answer: 'Check-in is from 1 pm.' },
            ]}
          />
        ),
        because: 'Topics instead of questions: guests must open every one to find theirs.',
      },
    },
  ],
}
