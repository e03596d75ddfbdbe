export const scrollToTopLabels = {
  top: 'Scroll to top',
}

export type ScrollToTopLabels = typeof scrollToTopLabels
