import type * as React from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx'
import { Slot } from '../internal/slot.tsx'

export interface LinkButtonProps extends React.ComponentProps<'a'> {
  /** How much it asks for attention; one primary in a view. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** Gives its look to the one element inside, such as a router's link. @default false */
  asChild?: boolean | undefined
}

/** A link that looks like a button: it leads somewhere, a Button does something. Renders an `<a>`. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  asChild = false,
  className,
  ...rest
}: LinkButtonProps): React.JSX.Element {
  const Root = asChild ? Slot : 'a'
  return (
    <Button asChild variant={variant} size={size} data-slot="link-button" className={className}>
      <Root {...rest} />
    </Button>
  )
}
