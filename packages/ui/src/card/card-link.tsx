import { cloneElement, type JSX, type ReactElement, type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'

/** A link as an element, such as a router's; a card puts its own words in when it is empty. */
export type CardLinkElement = ReactElement<{ children?: ReactNode }>

export interface CardLinkProps {
  link: CardLinkElement
  text: string
  /** The id of the name that tells this link from the same one on other cards. */
  about: string
  icon?: ReactNode
  variant?: ButtonVariant | undefined
  className?: string | undefined
}

/** A card's link with the look of a button, spoken with the name of what it leads to. */
export function CardLink({ link, text, about, icon, variant, className }: CardLinkProps): JSX.Element {
  const id = useId()
  return (
    <Button asChild variant={variant} id={id} aria-labelledby={`${id} ${about}`} className={className}>
      {cloneElement(
        link,
        undefined,
        <>
          {icon}
          {link.props.children ?? text}
        </>,
      )}
    </Button>
  )
}
