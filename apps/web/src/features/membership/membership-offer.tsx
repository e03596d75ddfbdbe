import type { MembershipPage } from '@susegad/catalog-data/membership'
import { contactMessage } from '@susegad/catalog-data/whatsapp'
import { Button } from '@susegad/ui/button'
import { BrandWhatsappIcon, CrownIcon, PhoneIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import { HouseMembershipCard } from '../../catalogue/membership/house-membership-card.tsx'
import { useSite } from '../../page-data/site.ts'
import { useChatLink } from '../../shell/contact/use-chat-link.ts'
import { Trail } from '../../shell/navigation/trail.tsx'
import './membership-page.css'

const asked = { item: 'Membership card' }

/** The offer, and the ways to get the card. */
export function MembershipOffer({ heading, text }: Pick<MembershipPage, 'heading' | 'text'>) {
  const { phone } = useSite().business
  const chat = useChatLink(contactMessage, asked)
  return (
    <section className="membership-offer" aria-labelledby="membership-heading">
      <div className="membership-words">
        <Trail onPicture />
        <h1 id="membership-heading">{heading}</h1>
        <p>{text}</p>
        <div className="membership-ways">
          <Button size="lg" asChild>
            <Link to="/contact">
              <CrownIcon />
              Book Membership Now
            </Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <a {...chat}>
              <BrandWhatsappIcon />
              WhatsApp
            </a>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <a href={phone.href}>
              <PhoneIcon />
              Call Now
            </a>
          </Button>
        </div>
      </div>
      <HouseMembershipCard />
    </section>
  )
}
