import { enquiryMessage } from '@susegad/catalog-data/whatsapp'

/** Adds the time to the chat links of prerendered HTML. Hydrated parts date their own links. */
export function dateChatLinks(now: Date, root: ParentNode = document): void {
  const message = enquiryMessage(now)
  const sent = message.slice(message.lastIndexOf('\n\n'))
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')) {
    const text = new URL(link.href).searchParams.get('text') ?? ''
    if (!text.includes('\n\nSent: ')) link.href += encodeURIComponent(sent)
  }
}
