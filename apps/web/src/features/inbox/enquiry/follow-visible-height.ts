/** Fits the panel above an on-screen keyboard, which covers the page without resizing it; a pinch zoom changes nothing. */
export function followVisibleHeight(panel: HTMLElement): () => void {
  const { visualViewport } = window
  const follow = () => {
    if (visualViewport?.scale !== 1) return
    panel.style.setProperty('--desk-visible-top', `${visualViewport.offsetTop}px`)
    panel.style.setProperty('--desk-visible-height', `${visualViewport.height}px`)
  }
  visualViewport?.addEventListener('resize', follow)
  visualViewport?.addEventListener('scroll', follow)
  return () => {
    visualViewport?.removeEventListener('resize', follow)
    visualViewport?.removeEventListener('scroll', follow)
  }
}
