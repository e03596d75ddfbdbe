// Made from the example business by the `content` command; do not edit.
import type { NavigationRecord } from '../../schema/navigation-schema.ts'

export const navigation: NavigationRecord = {
  header: [
    {
      label: "HOME",
      to: "/"
    },
    {
      label: "HOTELS",
      to: "/hotels"
    },
    {
      label: "ACTIVITY",
      to: "/activity"
    },
    {
      label: "GALLERY",
      to: "/gallery"
    },
    {
      label: "BEACH",
      to: "/beaches"
    },
    {
      label: "MEMBERSHIPS",
      to: "/membership"
    },
    {
      label: "CONTACT US",
      to: "/contact"
    }
  ],
  footer: [
    {
      label: "Home",
      to: "/"
    },
    {
      label: "Hotels",
      to: "/hotels"
    },
    {
      label: "Activities",
      to: "/activity"
    },
    {
      label: "Beaches",
      to: "/beaches"
    },
    {
      label: "Gallery",
      to: "/gallery"
    },
    {
      label: "Dining",
      to: "/dining"
    },
    {
      label: "Membership",
      to: "/membership"
    },
    {
      label: "Contact Us",
      to: "/contact"
    },
    {
      label: "Terms & Conditions",
      to: "/terms-and-conditions"
    },
    {
      label: "Privacy Policy",
      to: "/privacy-policy"
    },
    {
      label: "Refund Policy",
      to: "/refund-policy"
    }
  ],
  breadcrumbs: {
    "": "Home",
    activitys: "Activities",
    hotels: "Hotels",
    beaches: "Beaches",
    "terms-and-conditions": "Terms & Conditions",
    "privacy-policy": "Privacy Policy",
    "refund-policy": "Refund Policy"
  }
}
