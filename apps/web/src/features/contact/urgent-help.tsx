import type { ContactPage } from '@susegad/catalog-data/contact'
import { contactMessage } from '@susegad/catalog-data/whatsapp'
import { Button } from '@susegad/ui/button'
import { BrandWhatsappIcon } from '@susegad/ui/icon'
import { useChatLink } from '../../shell/contact/use-chat-link.ts'

export function UrgentHelp({ heading, text, label }: ContactPage['urgent']) {
  const chat = useChatLink(contactMessage, { item: 'Urgent help' })
  return (
    <section className="contact-urgent" aria-labelledby="urgent-heading">
      <h2 id="urgent-heading">{heading}</h2>
      <p>{text}</p>
      <Button asChild>
        <a {...chat}>
          <BrandWhatsappIcon />
          {label}
        </a>
      </Button>
    </section>
  )
}
