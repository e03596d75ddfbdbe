import { business } from 'virtual:business'
import { termsAndConditions } from '@susegad/catalog-data/policies'
import { PolicyText } from './policy-text.tsx'

const policy = termsAndConditions(business)

export function Terms() {
  return <PolicyText policy={policy} />
}
