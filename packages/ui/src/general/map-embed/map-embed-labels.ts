export const mapEmbedLabels = {
  /** Shown without `src`. */
  missing: 'Map not available',
  /** Shown when the page's policy blocks the map or the browser is offline. */
  failed: 'The map can’t be shown here',
  /** Shown in place of the map while it loads. */
  waiting: 'Loading the map',
}

export type MapEmbedLabels = typeof mapEmbedLabels
