import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface HeroProps extends React.ComponentProps<'section'> {
  /**
   * `poster` opens the home page: pictures drift behind a large headline. `page` opens a listing, with its
   * picture in an arch. `place` opens a detail page: a full-width
   * picture with the name on a sheet that is cut into it.
   * @default 'page'
   */
  variant?: 'poster' | 'page' | 'place' | undefined
}

/** The opening section of a page. Renders a `<section>` that holds `HeroMedia` and `HeroContent`. */
export function Hero({ variant = 'page', className, ...rest }: HeroProps): React.JSX.Element {
  return (
    <section
      data-slot="hero"
      data-variant={variant}
      {...rest}
      className={cx('sg-hero', `sg-hero-${variant}`, className)}
    />
  )
}

/** The picture, slideshow or marquee of a hero, which fills its area. Renders a `<div>`. */
export function HeroMedia({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="hero-media" {...rest} className={cx('sg-hero-media', className)} />
}

/** The text of a hero. Renders a `<div>`. */
export function HeroContent({
  className,
  children,
  ...rest
}: React.ComponentProps<'div'>): React.JSX.Element {
  return (
    <div data-slot="hero-content" {...rest} className={cx('sg-hero-content', className)}>
      <div data-slot="hero-column" className="sg-hero-column">
        {children}
      </div>
    </div>
  )
}

/** Short text above the title, such as the location. Renders a `<p>`. */
export function HeroEyebrow({ className, ...rest }: React.ComponentProps<'p'>): React.JSX.Element {
  return <p data-slot="hero-eyebrow" {...rest} className={cx('sg-hero-eyebrow', className)} />
}

/** The title of the page. Renders an `<h1>`. */
export function HeroTitle({ className, ...rest }: React.ComponentProps<'h1'>): React.JSX.Element {
  return <h1 data-slot="hero-title" {...rest} className={cx('sg-hero-title', className)} />
}

/** One or two sentences under the title. Renders a `<p>`. */
export function HeroLede({ className, ...rest }: React.ComponentProps<'p'>): React.JSX.Element {
  return <p data-slot="hero-lede" {...rest} className={cx('sg-hero-lede', className)} />
}

/** The row of buttons or links. Renders a `<div>`. */
export function HeroActions({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="hero-actions" {...rest} className={cx('sg-hero-actions', className)} />
}
