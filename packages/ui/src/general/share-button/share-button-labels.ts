export const shareButtonLabels = {
  share: 'Share',
  copied: 'Link copied',
  /** Says what to do when the browser refuses. */
  failed: 'Copy the link from the address bar',
}

export type ShareButtonLabels = typeof shareButtonLabels
