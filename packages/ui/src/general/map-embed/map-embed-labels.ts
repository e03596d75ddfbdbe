export interface MapEmbedLabels {
  /** Shown without `src`. */
  missing: string
  /** Shown when the page's policy blocks the map or the browser is offline. */
  failed: string
  /** Shown in place of the map while it loads. */
  waiting: string
}

export const mapEmbedLabels: MapEmbedLabels = {
  missing: 'Map not available',
  failed: 'The map can’t be shown here',
  waiting: 'Loading the map',
}
