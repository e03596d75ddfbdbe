import { ApiError } from '@susegad/api-client/client'
import { mergeTrips, type Trip, tripFrom } from '@susegad/catalog-data/trip'
import { service } from '../session/service.ts'
import { beforeLeaving, type Session } from '../session/session.ts'
import { VISITOR } from '../session/typed-words.ts'
import { noTrip, onTripChange, readTrip } from './device-trip.ts'
import { forgetTrip, keepTrip } from './keep-trip.ts'

/** How long changes are gathered before they are sent, in milliseconds. */
const GATHER = 1000

/** Most attempts to save beside another device that saves at the same time. */
const MOST_TRIES = 5

/** Follows the account while somebody is signed in; the trip of who has left for good leaves this device. */
export function followSession(session: Session, signal: AbortSignal): void {
  if (session.user?.role === 'admin') return
  if (session.status === 'signed-in') followAccount(session.user._id, signal)
  else if (session.status === 'anonymous' && session.ended?.userId && session.ended.how !== 'refused')
    forgetTrip(session.ended.userId)
}

/** Keeps the trip of this device and the one in the account the same, until the signal. */
function followAccount(userId: string, signal: AbortSignal): void {
  let version = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The trip as the account has it, to notice changes. */
  let saved: string | undefined

  const begin = async () => {
    const account = await service.users.trip({ signal })
    version = account.version
    saved = JSON.stringify(account.trip)
    takeIn(userId, account.trip)
    await save()
  }
  const save = async () => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const kept = readTrip(userId)
      // The device keeps more marks of removed places than the account takes.
      const trip = kept === noTrip ? null : tripFrom(kept)
      const text = JSON.stringify(trip)
      if (!trip || text === saved) return
      try {
        // Not aborted by the signal, since the last change is sent while the person signs out.
        version = (await service.users.saveTrip({ trip, version })).version
        saved = text
      } catch (error) {
        if (signal.aborted || !(error instanceof ApiError && error.kind === 'conflict')) throw error
        const { body } = error as { body?: { trip?: unknown; version?: number } }
        version = body?.version ?? 0
        takeIn(userId, body?.trip)
      }
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(run, GATHER)
  }
  // Without an answer the device keeps everything; the next change and the next connection try again.
  const run = async () => {
    if (!signal.aborted) await (saved === undefined ? begin() : save()).catch(() => {})
  }

  void run()
  const leave = onTripChange(soon)
  const stopLeaving = beforeLeaving(run)
  addEventListener('online', run, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    leave()
    stopLeaving()
  })
}

/** A visitor's trip without a plan: its last change must not count as a newer plan than the account's. */
function withOldPlan(trip: Trip): Trip {
  const { arrival, rooms, stay, days } = trip
  const hasPlan = arrival !== null || rooms.length > 0 || stay !== null || days.flat().length > 0
  return hasPlan || trip === noTrip ? trip : { ...trip, changed: noTrip.changed }
}

/** Brings what the account has, and what was saved before the sign-in, into the trip of the device. */
function takeIn(userId: string, ofAccount: unknown): void {
  const trips = [readTrip(userId), withOldPlan(readTrip(VISITOR)), tripFrom(ofAccount)]
  const known = trips.filter((trip): trip is Trip => trip !== null && trip !== noTrip)
  const [first, ...others] = known
  if (!first) return
  // First, since in a browser that stores nothing only the trip that was kept or read last is known.
  forgetTrip(VISITOR)
  keepTrip(others.reduce(mergeTrips, first), userId)
}
