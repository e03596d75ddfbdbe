import { business } from 'virtual:business'
import { refundPolicy } from '@susegad/catalog-data/policies'
import { PolicyText } from './policy-text.tsx'

const policy = refundPolicy(business)

export function Refund() {
  return <PolicyText policy={policy} />
}
