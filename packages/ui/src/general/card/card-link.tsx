import { type ElementType, type JSX, type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'

export interface CardLinkProps {
  href: string
  /** Renders the link; gets `href`. @default 'a' */
  as?: ElementType | undefined
  /** Id of the card's name, added to the accessible name to tell equal links apart. */
  about: string
  variant?: ButtonVariant | undefined
  children: ReactNode
}

/** A card's link, styled as a button; its accessible name includes the card's name. */
export function CardLink({ href, as: Link = 'a', about, variant, children }: CardLinkProps): JSX.Element {
  const id = useId()
  return (
    <Button asChild variant={variant} id={id} aria-labelledby={`${id} ${about}`}>
      <Link href={href}>{children}</Link>
    </Button>
  )
}
