import { named } from 'virtual:business-name'
import { formatPrice } from '@susegad/ui/logic/format-price'

const { locale, currency } = named

/** A whole amount in the currency of the business. */
export const priceText = (amount: number): string => formatPrice(amount, { locale, currency })
