import type { Release } from '@susegad/api-client/contract'
import type { Dates } from '../../../signed-in/dates.ts'

/** Name of a release in the history. */
export function releaseTitle({ number, note, restores, state }: Release): string {
  if (note) return note
  if (restores !== null) return `Version ${restores} restored`
  if (number !== null) return `Version ${number}`
  return state === 'scheduled' ? 'Scheduled' : 'Not published'
}

/** Why a scheduled release is on hold. */
export const heldText = ({ by }: Pick<Release, 'by'>): string =>
  `${by.name} scheduled this and may no longer edit the site. It stays offline until an editor confirms it.`

/** Time and author of a release's last or next step. */
export function releaseMoment(
  { state, held, by, createdAt, publishAt, publishedAt, until }: Release,
  { momentText }: Dates,
): string {
  if (state === 'scheduled')
    return [
      publishAt
        ? `${held ? 'Scheduled for' : 'Goes online on'} ${momentText(publishAt)}`
        : 'Goes online soon',
      until && `until ${momentText(until)}`,
      `by ${by.name}`,
    ]
      .filter(Boolean)
      .join(', ')
  return `${momentText(publishedAt ?? createdAt)}, by ${by.name}`
}
