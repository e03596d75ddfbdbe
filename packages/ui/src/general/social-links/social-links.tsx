import { cx } from 'class-variance-authority'
import type { ComponentProps, JSX, ReactNode } from 'react'

/** Links to the brand's social media profiles. Renders a `<ul>`. */
export function SocialLinks({ className, ...rest }: ComponentProps<'ul'>): JSX.Element {
  return <ul data-slot="social-links" {...rest} className={cx('sg-social-links', className)} />
}

export interface SocialLinkProps extends ComponentProps<'li'> {
  /** Name of the site, such as 'Instagram'. */
  label: string
  /** Icon of the site. */
  icon: ReactNode
  /** URL of the profile, which opens in a new tab. Without one the link is disabled. */
  href?: string | undefined
}

/** A link to one profile, disabled while it has no address. Renders an `<li>`. */
export function SocialLink({ label, icon, href, className, ...rest }: SocialLinkProps): JSX.Element {
  return (
    <li
      data-slot="social-link"
      data-state={href ? 'linked' : 'unlinked'}
      {...rest}
      className={cx('sg-social-link', className)}
    >
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
          className="sg-social-link-sign"
        >
          {icon}
        </a>
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
