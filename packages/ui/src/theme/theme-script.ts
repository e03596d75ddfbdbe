import { MOTION_KEY, restoreTheme, THEME_KEY } from './restore-theme.ts'

/**
 * An inline script for the `<head>`: sets `data-theme` and `data-motion` before the first paint, to avoid a
 * flash. It is constant, so that a Content-Security-Policy can allow it by hash.
 */
export const themeScript: string = `(${restoreTheme})('${THEME_KEY}','${MOTION_KEY}')`
