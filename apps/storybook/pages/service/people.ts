import type { OwnSession, User } from '@susegad/api-client/contract'

const address = {
  street: 'Rua de Natal 14',
  city: 'Panaji',
  state: 'Goa',
  zipCode: '403001',
  country: 'India',
}

export const asha: User = {
  _id: '6f1d3c52-0b7e-4a83-9f0e-0d5b7f0a1c01',
  name: 'Asha Naik',
  username: 'asha',
  email: 'asha@example.com',
  phone: '+91 98220 11223',
  role: 'customer',
  emailVerified: true,
  dateOfBirth: '1990-05-17',
  address,
}

export const joana: User = {
  ...asha,
  _id: '6f1d3c52-0b7e-4a83-9f0e-0d5b7f0a1c02',
  name: 'Joana Pinto',
  username: 'joana',
  email: 'joana@example.com',
  role: 'admin',
}

export const staff = [joana, { _id: '6f1d3c52-0b7e-4a83-9f0e-0d5b7f0a1c03', name: 'Rohan Shetye' }].map(
  ({ _id, name }) => ({ _id, name, awayUntil: null }),
)

const session: OwnSession = {
  _id: '6f1d3c52-0b7e-4a83-9f0e-0d5b7f0a1d01',
  device: 'Firefox on Linux',
  method: 'password',
  signedInAt: '2026-11-20T04:12:00.000Z',
  seenAt: '2026-11-24T03:30:00.000Z',
  current: true,
}

export const ashasSessions: OwnSession[] = [
  session,
  {
    ...session,
    _id: '6f1d3c52-0b7e-4a83-9f0e-0d5b7f0a1d02',
    device: 'Chrome on Android',
    seenAt: '2026-11-22T16:05:00.000Z',
    current: false,
  },
]
