export interface SkipLinkLabels {
  skip: string
}

export const skipLinkLabels: SkipLinkLabels = {
  skip: 'Skip to content',
}
