import { enquiryMessage } from '@susegad/catalog-data/whatsapp'
import { FloatingContact, FloatingContactLink } from '@susegad/ui/floating-contact'
import { BrandWhatsappIcon, MailIcon, PhoneIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite } from '../../page-data/site.ts'
import { helperWasClosed } from './helper-closed.ts'
import { useChatLink } from './use-chat-link.ts'

interface ContactHelperProps {
  begins: 'open' | 'closed'
}

/** Contact links in the corner of every page. */
export function ContactHelper({ begins }: ContactHelperProps) {
  const { phone, region } = useSite().business
  const chat = useChatLink(enquiryMessage)
  const [closesAfter] = useState(timeLeft)
  const [closed] = useState(helperWasClosed)
  return (
    <FloatingContact
      defaultOpen={begins === 'open' && !closed}
      closesAfter={closesAfter}
      labels={{ text: `Our ${region.name} team helps you by chat, call or enquiry.` }}
    >
      <FloatingContactLink icon={<BrandWhatsappIcon />}>
        <a {...chat}>WhatsApp</a>
      </FloatingContactLink>
      <FloatingContactLink icon={<PhoneIcon />}>
        <a href={phone.href}>Call Now</a>
      </FloatingContactLink>
      <FloatingContactLink icon={<MailIcon />}>
        <Link to="/contact">Contact Form</Link>
      </FloatingContactLink>
    </FloatingContact>
  )
}

const openFor = 10_000

/** Counts from the page's load, however late the script hydrates it; at least 3 seconds are left. */
function timeLeft(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!page?.loadEventStart) return openFor
  return Math.max(3000, openFor - (performance.now() - page.loadEventStart))
}
