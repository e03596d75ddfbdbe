'use client'
import type * as React from 'react'
import { BoltIcon, CircleCheckIcon, HeartIcon, ShieldCheckIcon } from '../../general/icon/icon.tsx'
import type { EnquiryFormLabels } from './enquiry-form-labels.ts'

export interface EnquirySentProps extends React.ComponentProps<'div'> {
  labels: EnquiryFormLabels
}

/** Confirms an enquiry in place of the form. Renders a `<div>` that can take focus. */
export function EnquirySent({ labels, ...rest }: EnquirySentProps): React.JSX.Element {
  const badges = [
    { text: labels.sentQuick, Icon: BoltIcon },
    { text: labels.sentPersonal, Icon: HeartIcon },
    { text: labels.sentSecure, Icon: ShieldCheckIcon },
  ]
  return (
    <div data-slot="enquiry-sent" tabIndex={-1} {...rest} className="sg-enquiry-sent">
      <CircleCheckIcon className="sg-enquiry-sent-mark" />
      <p data-slot="enquiry-sent-title" className="sg-enquiry-sent-title">
        {labels.sentTitle}
      </p>
      <p>{labels.sentText}</p>
      <ul className="sg-enquiry-sent-badges">
        {badges.map(({ text, Icon }) => (
          <li key={text} data-slot="enquiry-sent-badge" className="sg-enquiry-sent-badge">
            <Icon />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
