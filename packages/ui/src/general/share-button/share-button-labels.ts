export interface ShareButtonLabels {
  share: string
  copied: string
  /** Says what to do when the browser refuses. */
  failed: string
}

export const shareButtonLabels: ShareButtonLabels = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'Copy the link from the address bar',
}
