export interface SiteFooterLabels {
  whatsapp: string
  /** Shown on small screens. */
  whatsappShort: string
}

export const siteFooterLabels: SiteFooterLabels = {
  whatsapp: 'WhatsApp Enquiry',
  whatsappShort: 'WhatsApp',
}
