/** Longest text of each field, in UTF-16 code units: as long as the service accepts. */
export const MAX_LENGTH = {
  name: 120,
  username: 40,
  email: 254,
  phone: 40,
  subject: 200,
  message: 20_000,
  street: 200,
  city: 100,
  state: 100,
  zipCode: 20,
  country: 100,
} as const
