import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'

/** Only the first fields; the others are alike. */
const begun = { maxBlockSize: '24rem', overflow: 'clip' } as const

const form = (defaultValues: ProfileFormProps['defaultValues']) => (
  <div style={begun}>
    <ProfileForm defaultValues={defaultValues} onSubmit={async () => ({ ok: true })} />
  </div>
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: form({
          name: 'Asha Naik',
          username: 'asha',
          email: 'asha@example.com',
          phone: '98220 12345',
        }),
        because: 'It opens with what is known, so members change one field and save.',
      },
      wrong: {
        shown: form({}),
        because: 'Opened before the profile has arrived: members who fill in one field erase the others.',
      },
    },
  ],
}
