import { type ChatContext, whatsappLink } from '@susegad/catalog-data/whatsapp'
import { type MouseEvent, useEffect, useState } from 'react'
import { hasPage, type SiteData, useSite } from '../../page-data/site.ts'

const houseOf = (site: SiteData): ChatContext => ({
  to: site.business.name,
  region: site.business.region.name,
  ...(hasPage(site, 'membership') ? {} : { services: 'hotel, activity or tour' }),
})

type Template = (now: Date, context?: ChatContext) => string

interface ChatLink {
  href: string
  target: '_blank'
  rel: 'noopener'
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link to a chat with the business; the message holds the time, so the link is rebuilt at each click. */
export function useChatLink(template: Template, context?: ChatContext): ChatLink {
  const site = useSite()
  const { whatsapp } = site.business
  const house = houseOf(site)
  const linkAt = (now: Date) => whatsappLink(whatsapp, template(now, { ...house, ...withPage(context) }))
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  return {
    href: now
      ? linkAt(now)
      : whatsappLink(whatsapp, undated(template(new Date(0), { ...house, ...context }))),
    target: '_blank',
    rel: 'noopener',
    onClick: (event) => {
      event.currentTarget.href = linkAt(new Date())
    },
  }
}

/** A prerendered page can't know when the message will be sent. */
function undated(text: string): string {
  return text.slice(0, text.lastIndexOf('\n\n'))
}

function withPage(context: ChatContext | undefined): ChatContext | undefined {
  return context?.item ? { ...context, page: location.href.split('#')[0] ?? '' } : context
}
