import type { PlaceKey } from '@susegad/catalog-data/trip'
import { enquiryMessage } from '@susegad/catalog-data/whatsapp'
import { Button } from '@susegad/ui/button'
import { Card } from '@susegad/ui/card'
import { BrandWhatsappIcon, PhoneIcon } from '@susegad/ui/icon'
import { phoneLink } from '@susegad/ui/logic/phone-link'
import type { ReactNode } from 'react'
import { useChatLink } from '../../shell/contact/use-chat-link.ts'
import { EnquiryOpener } from '../../shell/enquiry/enquiry-opener.tsx'
import { SavePlace } from '../../shell/trip/save-place.tsx'
import './ask-card.css'
import { useSite } from '../../page-data/site.ts'

interface AskCardProps {
  /** Name of the place in the enquiry and the chat. */
  item: string
  place: PlaceKey
  price?: string
  /** The place's own phone number; without one, the business's is used. */
  phone?: string | null
  head: ReactNode
  facts?: ReactNode
  foot?: ReactNode
}

/** Card beside the page with price, facts and three ways to enquire. */
export function AskCard({ item, place, price, phone, head, facts, foot }: AskCardProps) {
  const { business } = useSite()
  const chat = useChatLink(enquiryMessage, { item, ...(price ? { price } : {}) })
  return (
    <Card className="ask-card" asChild>
      <section aria-label={`Ask about ${item}`}>
        <div className="ask-card-head">{head}</div>
        {facts}
        <div className="ask-card-ways">
          <EnquiryOpener subject={`Enquiry: ${item}`}>Send an enquiry</EnquiryOpener>
          <Button variant="secondary" asChild>
            <a {...chat}>
              <BrandWhatsappIcon />
              WhatsApp
            </a>
          </Button>
          <Button variant="outline" asChild>
            <a href={phone ? phoneLink(phone) : business.phone.href}>
              <PhoneIcon />
              Call Now
            </a>
          </Button>
        </div>
        <p className="ask-card-promise">{`You get an answer ${business.replyPromise}, and asking is free.`}</p>
        <div className="ask-card-foot">
          {foot}
          <SavePlace place={place} name={item} besideButtons />
        </div>
      </section>
    </Card>
  )
}
