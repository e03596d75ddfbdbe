import { userQueries } from '@susegad/api-client/queries'
import { useQuery } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'

const settings = { ...userQueries(service).settings(), staleTime: 60_000 }

/** The member's own signature, which ends their answer by email. */
export function SignaturePreview() {
  const signature = useQuery(settings).data?.settings.signature
  return signature ? (
    <p className="desk-signature" dir="auto">
      <span className="sg-visually-hidden">Your signature: </span>
      {signature}
    </p>
  ) : null
}
