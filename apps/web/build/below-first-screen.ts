/** Blocks that mostly lie below the first screen. Each stands by itself: nothing of it reaches over its edge. */
const blocks = [
  '.page-section',
  '.place-section + .place-section',
  '.place-list > li + li',
  '.sg-banner',
  '.sg-site-footer',
]

/**
 * What nobody sees yet costs no layout before the first paint. The browser lays a block out once it comes near, and
 * the application lays out the rest piece by piece when nothing else is to be done (`show-below.ts`). Without script
 * the page is plain: nobody would tell the true heights to a link within it.
 */
export const belowStyles = `@media (scripting:enabled){${blocks.join()}{content-visibility:auto;contain-intrinsic-block-size:auto 40rem}}`

/** Whoever comes to a place within the page needs its true height at once. */
export const wholeAtOnce = `{let[n]=performance.getEntriesByType('navigation'),
whole=()=>document.getElementById('below')?.remove();
if(location.hash||n&&n.type!='navigate')whole();
addEventListener('click',e=>e.target.closest('a[href^="#"]')&&whole(),true)}`
