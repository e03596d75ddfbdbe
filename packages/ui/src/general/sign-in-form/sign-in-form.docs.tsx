import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { SignInForm, type SubmitResult } from './sign-in-form.tsx'

const onSubmit = async (): Promise<SubmitResult> => ({ ok: true })

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <SignInForm onSubmit={onSubmit} error="Wrong username or password.">
            <a href="#forgotten">Forgotten your password?</a>
          </SignInForm>
        ),
        because: 'It tells members what to do next, and tells strangers nothing about who has an account.',
      },
      wrong: {
        shown: <SignInForm onSubmit={onSubmit} error="Error 401: password of user asha is incorrect." />,
        because: 'It tells a stranger that this account exists, and does not tell its owner what to do.',
      },
    },
  ],
}
