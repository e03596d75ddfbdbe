import type { NavigationLink } from '../schema/navigation-schema.ts'
import { breadcrumbLabelOf } from './breadcrumb-label.ts'
import { navigation } from './generated/navigation.ts'

export type { NavigationLink } from '../schema/navigation-schema.ts'
export { footerHotelLinks } from './hotel-links.ts'

/** Links of the header and the side menu. */
export const headerLinks: readonly NavigationLink[] = navigation.header

/** Quick links of the footer. */
export const footerLinks: readonly NavigationLink[] = navigation.footer

/** Breadcrumb label of a path segment of the example's site. */
export const breadcrumbLabel = (segment: string): string => breadcrumbLabelOf(navigation.breadcrumbs, segment)
