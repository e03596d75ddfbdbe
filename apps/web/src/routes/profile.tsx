import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '../features/account/profile/profile.tsx'
import { SignedInOnly } from '../features/account/session/signed-in-only.tsx'
import { Workspace } from '../features/account/workspace/workspace.tsx'
import { routeHead } from '../seo/route-head.ts'
import { pageTitle } from '../shell/navigation/page-title.ts'

export const Route = createFileRoute('/profile')({
  head: () => routeHead({ title: pageTitle('Profile') }),
  component: ProfilePage,
})

function ProfilePage() {
  return (
    <SignedInOnly>
      {(user) => (
        <Workspace user={user}>
          <Profile />
        </Workspace>
      )}
    </SignedInOnly>
  )
}
