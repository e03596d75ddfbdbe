export const skipLinkLabels = {
  skip: 'Skip to content',
}

export type SkipLinkLabels = typeof skipLinkLabels
