import type { OwnSession } from '@susegad/api-client/contract'
import { userQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { Skeleton } from '@susegad/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'

const query = userQueries(service).sessions()

/** Sessions of the person, each with a sign-out button. */
export function SessionList() {
  const sessions = useQuery(query)
  const { data, error } = sessions
  if (error && !data) return <LoadFailure text="Your sessions could not be loaded." query={sessions} />
  return <Devices sessions={data?.sessions} />
}

function Devices({ sessions }: { sessions: OwnSession[] | undefined }) {
  const { momentText } = useDates()
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const ending = useMutation({
    mutationFn: (id: string) => service.users.endOneSession(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
    // The focused button disappears with its row.
    onSuccess: () => list.current?.focus(),
  })
  return (
    <>
      {ending.error && <Alert tone="danger">{failureText('The session was not ended.', ending.error)}</Alert>}
      <ul ref={list} tabIndex={-1} className="profile-devices" aria-label="Where you are signed in">
        {sessions?.map((session) => (
          <li key={session._id}>
            <div className="profile-device">
              <b>{session.device}</b>
              {session.current && <Badge size="sm">This device</Badge>}
              <span>
                Signed in {momentText(session.signedInAt)}
                {!session.current && `, last seen ${momentText(session.seenAt)}`}
              </span>
            </div>
            {!session.current && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`End the session of ${session.device}, last seen ${momentText(session.seenAt)}`}
                state={ending.isPending && ending.variables === session._id ? 'loading' : 'idle'}
                onClick={() => ending.mutate(session._id)}
              >
                End
              </Button>
            )}
          </li>
        )) ?? (
          <li>
            <Skeleton style={{ inlineSize: '100%', blockSize: '2.75rem' }} />
          </li>
        )}
      </ul>
    </>
  )
}
