import type { StaticDataRouteOption } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { hasPage, useSite } from '../../page-data/site.ts'
import { FloatingHelper } from '../contact/floating-helper.tsx'
import { MembershipOffer } from '../contact/membership-offer.tsx'
import { EnquiryPanel } from '../enquiry/enquiry-panel.tsx'
import { PageFrame } from './page-frame.tsx'

interface VisitorFrameProps {
  facts: StaticDataRouteOption
  children: ReactNode
}

/** The frame of every page but the signed-in ones: with the enquiry form, the contact helper and the offer. */
export function VisitorFrame({ facts, children }: VisitorFrameProps) {
  const { header, hasForm = false, offersMembership = true, closesHelper = false } = facts
  const site = useSite()
  return (
    <PageFrame
      header={header}
      enquiry={
        <Suspense>
          <EnquiryPanel besideForm={hasForm} />
        </Suspense>
      }
      corner={
        <>
          <FloatingHelper closed={closesHelper} />
          {offersMembership && hasPage(site, 'membership') && (
            <Suspense>
              <MembershipOffer />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </PageFrame>
  )
}
