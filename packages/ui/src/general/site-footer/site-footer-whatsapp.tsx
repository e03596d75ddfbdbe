'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { BrandWhatsappIcon } from '../icon/icon.tsx'
import { type SiteFooterLabels, siteFooterLabels } from './site-footer-labels.ts'

export interface SiteFooterWhatsappProps extends React.ComponentProps<'a'> {
  labels?: Partial<SiteFooterLabels> | undefined
}

/** A WhatsApp link, shortened on small screens. Renders an `<a>`; set `href` to the chat's address. */
export function SiteFooterWhatsapp({
  labels: own,
  className,
  ...rest
}: SiteFooterWhatsappProps): React.JSX.Element {
  const { labels } = useLabels('siteFooter', siteFooterLabels, own)
  return (
    <a
      data-slot="site-footer-whatsapp"
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={cx('sg-site-footer-whatsapp', className)}
    >
      <BrandWhatsappIcon />
      <span className="sg-site-footer-whatsapp-long">{labels.whatsapp}</span>
      <span className="sg-site-footer-whatsapp-short">{labels.whatsappShort}</span>
    </a>
  )
}
