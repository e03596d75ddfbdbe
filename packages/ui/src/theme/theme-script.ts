import { MOTION_KEY, restoreTheme, THEME_KEY } from './restore-theme.ts'

/**
 * An inline script for the head of a page: sets `data-theme` and `data-motion` before the first paint, so that
 * nothing flashes. It is constant, so a Content-Security-Policy can name it by its hash.
 */
export const themeScript: string = `(${restoreTheme})('${THEME_KEY}','${MOTION_KEY}')`
