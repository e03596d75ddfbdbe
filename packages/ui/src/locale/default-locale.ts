/** Default locale and currency. */
export const defaultLocale = 'en-IN'
export const defaultCurrency = 'INR'
export const defaultSign = '₹'
