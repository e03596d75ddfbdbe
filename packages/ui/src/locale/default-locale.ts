/** The language, currency and sign of whoever names none. */
export const defaultLocale = 'en-IN'
export const defaultCurrency = 'INR'
export const defaultSign = '₹'
