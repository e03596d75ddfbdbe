import { TIME_ZONE } from '@susegad/api-client/rules'
import type { Database } from '../db/database.ts'
import { claimDay } from '../db/stores/job-turns.ts'
import { writeLetter } from '../db/stores/outbox-store.ts'
import { readFigures } from '../features/figures/figures.ts'
import { figuresLetter } from '../features/figures/figures-letter.ts'
import { lastSevenDays } from '../features/figures/figures-store.ts'
import type { Config } from '../settings/config.ts'

const JOB = 'weekly-figures'
/** Mondays from eight in the morning, desk time; a service that was down then still sends it until midnight. */
const HOUR = 8

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  weekday: 'short',
  hour: '2-digit',
})

function isTime(now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return parts.weekday === 'Mon' && Number(parts.hour) >= HOUR
}

/** Writes the email with last week's figures, once, in one of several processes. */
export async function mailWeeklyFigures(
  db: Database,
  { weeklyFiguresTo, ...sender }: Pick<Config, 'weeklyFiguresTo' | 'publicUrl' | 'business'>,
  now = new Date(),
): Promise<void> {
  if (!weeklyFiguresTo || !isTime(now)) return
  await db.transaction(async (tx) => {
    if (!(await claimDay(tx, JOB, now))) return
    const figures = await readFigures(tx, await lastSevenDays(tx, now))
    const letter = figuresLetter(figures, sender)
    for (const recipient of weeklyFiguresTo) await writeLetter(tx, { ...letter, recipient })
  })
}
