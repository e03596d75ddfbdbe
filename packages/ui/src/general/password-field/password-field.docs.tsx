import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { PasswordField } from './password-field.tsx'

export const docs: ComponentDocs = {
  announced: [
    'The button is named by what it does next, show or hide; sending the form hides the password again.',
  ],
  uses: [
    {
      right: {
        shown: (
          <PasswordField label="New password" autoComplete="new-password" hint="At least 6 characters." />
        ),
        because: 'The rule is there before people type, and their password manager knows what to offer.',
      },
      wrong: {
        shown: <PasswordField label="Code from our email" autoComplete="off" defaultValue="482913" />,
        because: 'People who copy a code need to see it to compare. Use TextField.',
      },
    },
  ],
}
