export const breadcrumbsLabels = {
  /** Accessible name of the navigation. */
  trail: 'Breadcrumb',
}

export type BreadcrumbsLabels = typeof breadcrumbsLabels
