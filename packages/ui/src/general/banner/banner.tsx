import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface BannerProps extends Omit<React.ComponentProps<'section'>, 'title'> {
  /** Title: the offer in one line. */
  title: React.ReactNode
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined
  /** Short text above the title. */
  eyebrow?: React.ReactNode
  /** @default 'ink' */
  tone?: 'ink' | 'primary' | 'accent' | 'gold' | 'earth' | 'tile' | undefined
  /** Buttons or links. */
  actions?: React.ReactNode
  /** Picture or element beside the text, such as the membership card. */
  media?: React.ReactNode
}

/** A coloured band with one call to action; the children are the text. Renders a `<section>`. */
export function Banner({
  title,
  headingLevel = 2,
  eyebrow,
  tone = 'ink',
  actions,
  media,
  className,
  children,
  ...rest
}: BannerProps): React.JSX.Element {
  const Heading = `h${headingLevel}` as const
  return (
    <section
      data-slot="banner"
      data-tone={tone}
      data-media={media ? 'with' : 'without'}
      {...rest}
      className={cx('sg-banner', `sg-banner-${tone}`, className)}
    >
      <div data-slot="banner-body" className="sg-banner-body">
        {eyebrow && (
          <p data-slot="banner-eyebrow" className="sg-banner-eyebrow">
            {eyebrow}
          </p>
        )}
        <Heading data-slot="banner-title" className="sg-banner-title">
          {title}
        </Heading>
        {children && (
          <div data-slot="banner-text" className="sg-banner-text">
            {children}
          </div>
        )}
        {actions && (
          <div data-slot="banner-actions" className="sg-banner-actions">
            {actions}
          </div>
        )}
      </div>
      {media && (
        <div data-slot="banner-media" className="sg-banner-media">
          {media}
        </div>
      )}
    </section>
  )
}
