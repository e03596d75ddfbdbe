'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { CrownIcon } from '../../general/icon/icon.tsx'
import { LogoMark } from '../../general/logo/logo.tsx'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { prefersReducedMotion } from '../../internal/hooks/motion-preference.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type MembershipCardLabels, membershipCardLabels } from './membership-card-labels.ts'

export type { MembershipCardLabels } from './membership-card-labels.ts'

export interface MembershipCardProps extends Omit<React.ComponentProps<'div'>, 'children' | 'title'> {
  /** Name of the brand that issues the card. */
  brand: string
  /** Name of the holder, if the card is not transferable. */
  holder?: string | undefined
  /** Validity, written out, such as '12 months'. */
  validity: string
  /** Card number, in groups. */
  number?: string | undefined
  /** Benefits, one short line each. */
  benefits: readonly string[]
  /** `lifted` tilts towards the pointer, `flat` stays still. @default 'lifted' */
  motion?: 'lifted' | 'flat' | undefined
  labels?: Partial<MembershipCardLabels> | undefined
}

/** A drawing of the membership card. Renders a `<div>` with real text that can be read and copied. */
export function MembershipCard({
  brand,
  holder,
  validity,
  number,
  benefits,
  motion = 'lifted',
  labels: own,
  onPointerMove,
  onPointerLeave,
  className,
  ...rest
}: MembershipCardProps): React.JSX.Element {
  const { labels } = useLabels('membershipCard', membershipCardLabels, own)
  const face = React.useRef<HTMLDivElement>(null)
  const lean = (event: React.PointerEvent<HTMLDivElement>): void => {
    if (motion === 'flat' || event.pointerType === 'touch' || prefersReducedMotion()) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - box.left) / box.width - 0.5
    const y = (event.clientY - box.top) / box.height - 0.5
    leanTo(face.current, x, y)
  }
  return (
    <div
      data-slot="membership-card"
      data-motion={motion}
      {...rest}
      className={cx('sg-membership-card', className)}
      onPointerMove={composeHandlers(onPointerMove, lean)}
      onPointerLeave={composeHandlers(onPointerLeave, () => leanTo(face.current, 0, 0))}
    >
      <div ref={face} data-slot="membership-card-face" className="sg-membership-card-face">
        <span className="sg-membership-card-tiles" />
        <Shore />
        <div className="sg-membership-card-brand">
          <LogoMark className="sg-membership-card-mark" />
          <span className="sg-membership-card-word">{brand}</span>
        </div>
        <p data-slot="membership-card-title" className="sg-membership-card-title">
          <CrownIcon className="sg-membership-card-crown" fill="currentColor" />
          <span className="sg-membership-card-word">{labels.title}</span>
        </p>
        <ul className="sg-membership-card-benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <bdi>{benefit}</bdi>
            </li>
          ))}
        </ul>
        <dl className="sg-membership-card-facts">
          {number && <Fact slot="number" term={labels.number} value={number} />}
          <Fact slot="holder" term={labels.holder} value={holder ?? labels.bearer} />
          <Fact slot="validity" term={labels.validity} value={validity} />
        </dl>
        <span className="sg-membership-card-shine" />
      </div>
    </div>
  )
}

function leanTo(face: HTMLElement | null, x: number, y: number): void {
  face?.style.setProperty('--sg-membership-card-x', x.toFixed(3))
  face?.style.setProperty('--sg-membership-card-y', y.toFixed(3))
}

function Fact({ slot, term, value }: { slot: string; term: string; value: string }): React.JSX.Element {
  return (
    <div data-slot={`membership-card-${slot}`} className="sg-membership-card-fact">
      <dt>{term}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

/** The evening bay in the background of the card. */
function Shore(): React.JSX.Element {
  return (
    <svg
      className="sg-membership-card-shore"
      viewBox="0 0 240 150"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="sg-membership-card-sun" cx="184" cy="74" r="36" />
      <path className="sg-membership-card-hill" d="M0 99Q40 88 88 96T150 95 200 84 240 92V150H0Z" />
      <path
        className="sg-membership-card-sea"
        d="M0 101Q24 95 48 101T96 101 144 101 192 101 240 101V150H0Z"
      />
      <path className="sg-membership-card-glint" d="M158 110h52M169 115.5h30" />
      <path className="sg-membership-card-swell" d="M0 124Q30 117 60 124T120 124 180 124 240 124V150H0Z" />
      <path
        className="sg-membership-card-boat"
        d="M171 102q13 5 28 0l4-5q-18 5-36-1ZM183 94V66l14 24ZM180 91V72L169 89Z"
      />
    </svg>
  )
}
