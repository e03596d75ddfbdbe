import type { User } from '@susegad/api-client/contract'
import { visitAs } from '@susegad/web/visit-as'
import { type Answers, serve } from '../service/answers.ts'
import { startClock } from '../service/clock.ts'

interface Visit {
  /** Who is signed in. @default a visitor */
  as?: User
  answers?: Answers
}

/** For a story's `beforeEach`: who visits the site, and how the service responds. */
export const visit =
  ({ as, answers = {} }: Visit = {}) =>
  () => {
    const stopClock = startClock('2026-11-03T03:30:10Z')
    const stopService = serve(answers)
    visitAs(as)
    return () => {
      stopService()
      stopClock()
    }
  }
