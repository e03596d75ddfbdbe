export interface ScrollToTopLabels {
  top: string
}

export const scrollToTopLabels: ScrollToTopLabels = {
  top: 'Scroll to top',
}
