export interface BreadcrumbsLabels {
  /** Accessible name of the navigation. */
  trail: string
}

export const breadcrumbsLabels: BreadcrumbsLabels = {
  trail: 'Breadcrumb',
}
