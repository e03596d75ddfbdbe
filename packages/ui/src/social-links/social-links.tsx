import { cx } from 'class-variance-authority'
import { type ComponentProps, cloneElement, type JSX, type ReactElement, type ReactNode } from 'react'
import { Slot } from '../internal/slot.tsx'

/** Links to the brand's social media profiles. Renders a `<ul>`. */
export function SocialLinks({ className, ...rest }: ComponentProps<'ul'>): JSX.Element {
  return <ul data-slot="social-links" {...rest} className={cx('sg-social-links', className)} />
}

export interface SocialLinkProps extends ComponentProps<'li'> {
  /** Name of the site, such as 'Instagram'. */
  label: string
  /** Icon of the site. */
  icon: ReactNode
  /** The link as an empty element, such as `<a href="…" target="_blank" />`. Without one it is disabled. */
  link?: ReactElement | undefined
}

/** A link to one profile, disabled while it has no address. Renders an `<li>`. */
export function SocialLink({ label, icon, link, className, ...rest }: SocialLinkProps): JSX.Element {
  return (
    <li
      data-slot="social-link"
      data-state={link ? 'linked' : 'unlinked'}
      {...rest}
      className={cx('sg-social-link', className)}
    >
      {link ? (
        <Slot aria-label={label} className="sg-social-link-sign">
          {cloneElement(link, undefined, icon)}
        </Slot>
      ) : (
        // A placeholder for a link. Without `href`, only its role makes it a link for screen readers.
        // biome-ignore lint/a11y/useValidAnchor: it has no address yet
        <a role="link" aria-disabled="true" aria-label={label} className="sg-social-link-sign">
          {icon}
        </a>
      )}
    </li>
  )
}
