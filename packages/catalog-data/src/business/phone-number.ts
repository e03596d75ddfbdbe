/** A phone number that can be dialled from any country: 10 to 15 digits behind a plus, no trunk zero in brackets. */
export const phoneNumber = /^\+[1-9](?=(\D*\d){9,14}\D*$)(?!.*\(0\))[\d\s()-]+$/

/** Error texts for any other text. */
export const phoneAdvice = {
  what: 'a phone number that people abroad can call',
  cure: 'Begin with the country code, as in +91 98765 43210.',
}
