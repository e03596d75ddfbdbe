import { THEME_KEY } from '../theme/restore-theme.ts'

export type ThemePreference = 'system' | 'light' | 'dark' | 'contrast'

/** The visitor's choice, as the page carries it. */
export function themePreference(): ThemePreference {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : 'system'
}

/** Shows a theme at once and remembers it for the next visit. */
export function setThemePreference(theme: ThemePreference): void {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // A browser that keeps nothing still shows the theme until it is closed.
  }
}

function apply(theme: string | null): void {
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme
  else delete root.dataset.theme
}

/** Calls back when the theme changes here, and follows a change made in another tab. */
export function watchThemePreference(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const elsewhere = (event: StorageEvent): void => {
    if (event.key === THEME_KEY) apply(event.newValue)
  }
  addEventListener('storage', elsewhere)
  return () => {
    observer.disconnect()
    removeEventListener('storage', elsewhere)
  }
}
