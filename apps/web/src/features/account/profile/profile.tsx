import { userQueries } from '@susegad/api-client/queries'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { ArrowLeftIcon } from '@susegad/ui/icon'
import { Skeleton } from '@susegad/ui/skeleton'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { service } from '../../../shell/session/service.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { WorkspaceHead } from '../../../signed-in/page/workspace-head.tsx'
import { WorkspaceSection } from '../../../signed-in/page/workspace-section.tsx'
import { roleName } from '../workspace/role-name.ts'
import './profile.css'

const detailsPart = () => import('./profile-details.tsx')
const ProfileDetails = latePart(detailsPart)
// Below the main content, so the page does not wait for them.
const ChangePassword = latePart(() => import('./change-password.tsx'))
const DeskSettings = latePart(() => import('./desk-settings.tsx'))
const Passkeys = latePart(() => import('./passkeys.tsx'))
const SecondFactor = latePart(() => import('./second-factor/second-factor.tsx'))
const Sessions = latePart(() => import('./sessions.tsx'))
const OwnData = latePart(() => import('./own-data.tsx'))

const profile = userQueries(service).profile()

/** The profile page: details, password, sessions, own data. */
export function Profile() {
  const own = useQuery(profile)
  const { data, error } = own
  // Loads in parallel with its data.
  useEffect(() => void detailsPart(), [])
  return (
    <div className="workspace-page profile">
      <WorkspaceHead
        title="Profile"
        about={
          data && (
            <p className="profile-role">
              {data.user.username} <Badge>{roleName(data.user)}</Badge>
            </p>
          )
        }
        action={
          <Button variant="ghost" asChild>
            <Link to="/dashboard">
              <ArrowLeftIcon />
              Go to Dashboard
            </Link>
          </Button>
        }
      />
      {!data && !error && <Spinner size="lg" className="workspace-waiting" />}
      {!data && error && <LoadFailure text="Your profile could not be loaded." query={own} />}
      {data && (
        <>
          <ProfileSection title="Your details" about="How we can reach you.">
            <ProfileDetails user={data.user} />
          </ProfileSection>
          {data.user.role === 'admin' && (
            <ProfileSection
              title="Emails and signature"
              about="What we email you about, and how your answers end."
            >
              <DeskSettings />
            </ProfileSection>
          )}
          <ProfileSection title="Password" about="Changing it signs out every other device.">
            <ChangePassword staff={data.user.role === 'admin'} />
          </ProfileSection>
        </>
      )}
      <ProfileSection title="Passkeys" about="Sign in with the screen lock of your phone or computer.">
        <Passkeys />
      </ProfileSection>
      <ProfileSection
        id="second-factor"
        title="Two-step verification"
        about="A code from your phone, in addition to your password."
      >
        <SecondFactor />
      </ProfileSection>
      <ProfileSection
        title="Sessions"
        about="Where you are signed in. Sign out any session you don’t recognise."
      >
        <Sessions />
      </ProfileSection>
      {data && (
        <ProfileSection title="Your data" about="Download it or have it erased.">
          <OwnData user={data.user} />
        </ProfileSection>
      )}
    </div>
  )
}

interface ProfileSectionProps {
  id?: string
  title: string
  about: string
  children: ReactNode
}

function ProfileSection({ children, ...section }: ProfileSectionProps) {
  return (
    <WorkspaceSection {...section} body="card">
      <Suspense fallback={<Skeleton lines={2} />}>{children}</Suspense>
    </WorkspaceSection>
  )
}
