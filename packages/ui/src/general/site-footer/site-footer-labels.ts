export const siteFooterLabels = {
  whatsapp: 'WhatsApp Enquiry',
  /** Shown on small screens. */
  whatsappShort: 'WhatsApp',
}

export type SiteFooterLabels = typeof siteFooterLabels
