import { unavailable } from '../../http/http-error.ts'

const MOST_WAITING = 20

/** Does expensive work in turn, and refuses what would have to wait behind too much of it. */
export function oneAtATime() {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING) throw unavailable()
    waiting++
    const done = last.then(work).finally(() => waiting--)
    last = done.catch(() => {})
    return done
  }
}
