import type * as React from 'react'
import type { PictureImage } from '../general/picture/picture.tsx'

/** Props shared by the cards of hotels, activities and beaches. */
export interface PlaceCardProps extends React.ComponentProps<'article'> {
  name: string
  /** Shown in a carousel that advances by itself. */
  pictures: readonly PictureImage[]
  /** Picture shown in place of one that fails to load. */
  fallback?: PictureImage | undefined
  /** URL of the place's page. */
  href: string
  /** Renders the links, such as a router's; gets `href`. @default 'a' */
  linkAs?: React.ElementType | undefined
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** A button over the pictures, such as `SaveButton`. */
  action?: React.ReactNode
}
