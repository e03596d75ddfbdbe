export interface SiteFooterLabels {
  whatsapp: string
  /** On small screens. */
  whatsappShort: string
}

export const siteFooterLabels: SiteFooterLabels = {
  whatsapp: 'WhatsApp Enquiry',
  whatsappShort: 'WhatsApp',
}
