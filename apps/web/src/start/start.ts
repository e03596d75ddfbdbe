import { MOTION_KEY, restoreTheme, THEME_KEY } from '@susegad/ui/theme/restore-theme'
import { workContactHelper } from './contact-helper.ts'
import { keepEarlyInput } from './early-input.ts'
import { fetchApplication } from './fetch-application.ts'
import { finishHeldPresses } from './held-press.ts'

/** The site's only inline script: compiled by the build, allowed by hash in the CSP. */
function startPage(): void {
  const { dataset } = document.documentElement
  restoreTheme(THEME_KEY, MOTION_KEY)
  try {
    if (localStorage.authToken) dataset.session = 'kept'
  } catch {
    // Storage is blocked, so nobody is signed in.
  }
  // The HTML is prerendered without a query: content that depends on one is hidden until the application has applied it
  // or has failed to load (`queryAnswered`).
  if (/[?&](q|area|category|kind|price|sort)=[^&]/.test(location.search)) dataset.query = ''
  // The browser scrolls to an anchor: see first-layout.css.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || navigation?.type !== 'navigate') dataset.whole = ''
  fetchApplication()
  keepEarlyInput()
  finishHeldPresses()
  workContactHelper()
}

startPage()
