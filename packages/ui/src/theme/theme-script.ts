/** Where a visitor's choice of theme is kept; nothing is kept while the system decides. */
export const THEME_KEY = 'susegad-theme'

/** Where the choice to stop everything that moves by itself is kept; its one value is `paused`. */
export const MOTION_KEY = 'susegad-motion'

/**
 * An inline script for the head of a page: sets `data-theme` and `data-motion` before the first paint, so that
 * nothing flashes. It is constant, so a Content-Security-Policy can name it by its hash.
 */
export const themeScript: string =
  `try{var d=document.documentElement.dataset,t=localStorage.getItem('${THEME_KEY}');` +
  `if(t==='light'||t==='dark'||t==='contrast')d.theme=t;` +
  `if(localStorage.getItem('${MOTION_KEY}')==='paused')d.motion='paused'}catch(e){}`
