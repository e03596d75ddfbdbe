import type { ContactPage } from '@susegad/catalog-data/contact'
import { contactMessage } from '@susegad/catalog-data/whatsapp'
import { BrandWhatsappIcon, MailIcon, MapPinIcon, PhoneIcon } from '@susegad/ui/icon'
import type { ReactNode } from 'react'
import { useSite } from '../../page-data/site.ts'
import { useChatLink } from '../../shell/contact/use-chat-link.ts'

const icons = {
  phone: <PhoneIcon />,
  email: <MailIcon />,
  whatsapp: <BrandWhatsappIcon />,
  office: <MapPinIcon />,
}

/** The four ways to reach the office. */
export function ContactCards({ cards }: Pick<ContactPage, 'cards'>) {
  const { business } = useSite()
  const chat = useChatLink(contactMessage)
  const ways: Record<keyof typeof icons, ReactNode> = {
    phone: <a href={business.phone.href}>{business.phone.text}</a>,
    email: <a href={`mailto:${business.email}`}>{business.email}</a>,
    whatsapp: <a {...chat}>{business.phone.text}</a>,
    office: <address>{business.address.text}</address>,
  }
  return (
    <ul className="contact-cards">
      {cards.map(({ key, title, text }) => (
        <li key={key}>
          <span className="contact-icon" aria-hidden="true">
            {icons[key]}
          </span>
          <h2>{title}</h2>
          <p>{text}</p>
          {ways[key]}
        </li>
      ))}
    </ul>
  )
}
