'use client'
import type * as React from 'react'
import { BoltIcon, CircleCheckIcon, HeartIcon, ShieldCheckIcon } from '../icon/icon.tsx'

export interface EnquirySentProps extends Omit<React.ComponentProps<'div'>, 'title'> {
  title: string
  text: string
  /** Three short promises. */
  badges: readonly string[]
}

const badgeIcons = [BoltIcon, HeartIcon, ShieldCheckIcon]

/** Confirms an enquiry in place of the form. Renders a `<div>` that can take focus. */
export function EnquirySent({ title, text, badges, ...rest }: EnquirySentProps): React.JSX.Element {
  return (
    <div data-slot="enquiry-sent" tabIndex={-1} {...rest} className="sg-enquiry-sent">
      <CircleCheckIcon className="sg-enquiry-sent-mark" />
      <p data-slot="enquiry-sent-title" className="sg-enquiry-sent-title">
        {title}
      </p>
      <p>{text}</p>
      <ul className="sg-enquiry-sent-badges">
        {badges.map((badge, place) => {
          const Icon = badgeIcons[place % badgeIcons.length] ?? BoltIcon
          return (
            <li key={badge} data-slot="enquiry-sent-badge" className="sg-enquiry-sent-badge">
              <Icon />
              {badge}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
