import { MOTION_KEY, restoreTheme, THEME_KEY } from '@susegad/ui/theme/restore-theme'
import { workContactHelper } from './contact-helper.ts'
import { keepEarlyInput } from './early-input.ts'
import { fetchApplication } from './fetch-application.ts'
import { finishHeldPresses } from './held-press.ts'

/** The site's one inline script: the build compiles it, and the policy names it by its hash. */
function startPage(): void {
  const { dataset } = document.documentElement
  restoreTheme(THEME_KEY, MOTION_KEY)
  try {
    if (localStorage.authToken) dataset.session = 'kept'
  } catch {
    // Storage is blocked, so nobody is signed in.
  }
  // The HTML was made for no query: what depends on one is hidden until the application answers it, however slow the
  // line, or fails to come (`queryAnswered`).
  if (/[?&](q|area|category|kind|price|sort)=[^&]/.test(location.search)) dataset.query = ''
  // The browser scrolls to a place: see first-layout.css.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') dataset.whole = ''
  addEventListener('load', () => (dataset.loaded = ''))
  fetchApplication()
  keepEarlyInput()
  finishHeldPresses()
  workContactHelper()
}

startPage()
