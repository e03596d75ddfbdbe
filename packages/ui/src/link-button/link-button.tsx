import type * as React from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx'
import { Slot } from '../internal/slot.tsx'

export interface LinkButtonProps extends React.ComponentProps<'a'> {
  /** Visual weight; use one `primary` per view. @default 'primary' */
  variant?: ButtonVariant | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** Applies the styles to its single child element, such as a router's link. @default false */
  asChild?: boolean | undefined
}

/** A link styled as a button; use it to navigate and Button for actions. Renders an `<a>`. */
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
