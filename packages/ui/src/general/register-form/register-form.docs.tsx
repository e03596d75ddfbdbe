import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { RegisterForm, type SubmitResult } from './register-form.tsx'

const onSubmit = async (): Promise<SubmitResult> => ({ ok: true })

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <RegisterForm onSubmit={onSubmit}>
            <span>
              Already a customer? <a href="#login">Sign in</a>
            </span>
          </RegisterForm>
        ),
        because: 'Customers who already have an account find the way to it.',
      },
      wrong: {
        shown: <RegisterForm onSubmit={onSubmit} labels={{ submit: 'Submit' }} />,
        because:
          'Without that link, customers make a second account and miss their old enquiries there. “Submit” does not say what they get.',
      },
    },
  ],
}
