import { THEME_KEY } from '../../theme/restore-theme.ts'

export type ThemePreference = 'system' | 'light' | 'dark' | 'contrast'

/** The visitor's choice, read from the page. */
export function themePreference(): ThemePreference {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : 'system'
}

/** Applies a theme at once and stores it for the next visit. */
export function setThemePreference(theme: ThemePreference): void {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage the theme lasts until the page is closed.
  }
}

function apply(theme: string | null): void {
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme
  else delete root.dataset.theme
}

/** Applies the stored theme if no script in the head did. */
function restore(): void {
  try {
    if (themePreference() === 'system') apply(localStorage.getItem(THEME_KEY))
  } catch {
    // Storage is blocked: the system decides.
  }
}

/** Calls the listener when the theme changes, here or in another tab. */
export function watchThemePreference(listener: () => void): () => void {
  restore()
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
