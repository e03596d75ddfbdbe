import { tooMany, unavailable } from '../../http/http-error.ts'

const MOST_WAITING = 20
/** A quarter of the queue: one caller leaves room for the others. */
const MOST_OF_CALLER = 5
/** Retry-After in seconds. */
const WAIT = 5

/** Runs expensive work one at a time, with a bounded queue. */
export function oneAtATime() {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const callers = new Map<string, number>()

  return <T>(work: () => Promise<T>, caller?: string): Promise<T> => {
    const own = caller === undefined ? 0 : (callers.get(caller) ?? 0)
    if (own >= MOST_OF_CALLER) throw tooMany(WAIT, 'Too many pages were requested at once')
    if (waiting >= MOST_WAITING) throw unavailable()
    waiting++
    if (caller !== undefined) callers.set(caller, own + 1)
    const done = last.then(work).finally(() => {
      waiting--
      if (caller === undefined) return
      const left = (callers.get(caller) ?? 1) - 1
      if (left > 0) callers.set(caller, left)
      else callers.delete(caller)
    })
    last = done.catch(() => {})
    return done
  }
}
