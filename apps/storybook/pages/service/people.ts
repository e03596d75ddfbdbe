import type { User } from '@susegad/api-client/contract'

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
  ({ _id, name }) => ({ _id, name }),
)
