import { business } from 'virtual:business'
import { privacyPolicy } from '@susegad/catalog-data/policies'
import { PolicyText } from './policy-text.tsx'

const policy = privacyPolicy(business)

export function Privacy() {
  return <PolicyText policy={policy} />
}
