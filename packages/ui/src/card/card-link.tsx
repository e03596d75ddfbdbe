import { cloneElement, type JSX, type ReactElement, type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'

/** A link element, such as a router's. If it has no children, the card adds its own text. */
export type CardLinkElement = ReactElement<{ children?: ReactNode }>

export interface CardLinkProps {
  link: CardLinkElement
  text: string
  /** Id of the card's name, added to the accessible name to tell equal links apart. */
  about: string
  icon?: ReactNode
  variant?: ButtonVariant | undefined
  className?: string | undefined
}

/** A card's link, styled as a button; its accessible name includes the card's name. */
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
