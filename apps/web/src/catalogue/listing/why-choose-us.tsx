import type { Feature as FeatureRecord } from '@susegad/catalog-data/home'
import { Feature, FeatureGrid } from '@susegad/ui/feature-grid'
import {
  BoltIcon,
  CoinRupeeIcon,
  LifebuoyIcon,
  ShieldCheckIcon,
  SparklesIcon,
  TicketIcon,
} from '@susegad/ui/icon'
import type { ReactNode } from 'react'
import { PageSection } from '../../shell/page/page-section.tsx'

const icons: Record<string, ReactNode> = {
  premium: <SparklesIcon />,
  secure: <ShieldCheckIcon />,
  offers: <TicketIcon />,
  instant: <BoltIcon />,
  safety: <LifebuoyIcon />,
  price: <CoinRupeeIcon />,
}

/** The reasons of a page, side by side. */
export function WhyChooseUs({ heading, features }: { heading: string; features: readonly FeatureRecord[] }) {
  return (
    <PageSection heading={heading}>
      <FeatureGrid>
        {features.map((feature) => (
          <Feature key={feature.key} title={feature.title} icon={icons[feature.key]}>
            <p>{feature.text}</p>
          </Feature>
        ))}
      </FeatureGrid>
    </PageSection>
  )
}
