import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { PasswordForm, type SubmitResult } from './password-form.tsx'

const onSubmit = async (): Promise<SubmitResult> => ({ ok: true })

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <PasswordForm onSubmit={onSubmit} />,
        because: 'On the account page it asks for the current password first.',
      },
      wrong: {
        shown: <PasswordForm onSubmit={onSubmit} askCurrent={false} />,
        because: 'Without it, anybody who picks up an unlocked phone can take over the member’s account.',
      },
    },
  ],
}
