import { enquiryMessage } from '@susegad/catalog-data/whatsapp'
import { SiteFooterWhatsapp } from '@susegad/ui/site-footer'
import { useChatLink } from '../contact/use-chat-link.ts'

export function FooterWhatsapp() {
  return <SiteFooterWhatsapp {...useChatLink(enquiryMessage)} />
}
