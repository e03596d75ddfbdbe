// Made from the example business by the `content` command; do not edit.
import type { BusinessRecord } from '../../schema/business-schema.ts'

export const business: BusinessRecord = {
  name: "Susegad",
  legalName: "{business.name} Travel & Tours",
  kind: "Travel agency",
  blurb: "{business.name} is a Goa-based travel agency. From our office in Candolim we arrange hotels, tours, boat trips and water sports along the whole coast, and travel services to go with them.",
  phone: "+91 832 000 0142",
  email: "hello@susegad.example",
  address: "Beach Road, Candolim, Goa 403515, India",
  coordinates: {
    lat: 15.5168,
    lng: 73.7637
  },
  mapZoom: 16,
  hours: {
    daily: {
      days: "Monday to Sunday",
      text: "10:00 AM to 7:00 PM",
      opens: "10:00",
      closes: "19:00"
    },
    table: [
      {
        days: [
          "Mo",
          "Tu",
          "We",
          "Th",
          "Fr",
          "Sa"
        ],
        label: "Monday to Saturday",
        opens: "10:00",
        closes: "19:00",
        text: "10:00 AM to 7:00 PM",
        note: null
      },
      {
        days: [
          "Su"
        ],
        label: "Sunday",
        opens: "10:00",
        closes: "18:00",
        text: "10:00 AM to 6:00 PM",
        note: "Limited Hours"
      }
    ],
    timeZone: "Asia/Kolkata"
  },
  social: [
    {
      key: "facebook",
      label: "Facebook",
      url: ""
    },
    {
      key: "instagram",
      label: "Instagram",
      url: ""
    },
    {
      key: "youtube",
      label: "YouTube",
      url: ""
    }
  ],
  locale: "en-IN",
  country: {
    code: "IN",
    name: "India"
  },
  region: {
    name: "Goa",
    bounds: {
      south: 14.85,
      west: 73.6,
      north: 15.85,
      east: 74.4
    },
    areas: [
      {
        key: "north",
        name: "North Goa",
        bounds: {
          south: 15.42,
          west: 73.6,
          north: 15.85,
          east: 74.4
        }
      },
      {
        key: "south",
        name: "South Goa",
        bounds: {
          south: 14.85,
          west: 73.6,
          north: 15.42,
          east: 74.4
        }
      }
    ]
  },
  currency: "INR",
  currencyName: "rupees",
  usualPrices: {
    night: {
      from: 500,
      to: 50000
    },
    activity: {
      from: 50,
      to: 50000
    }
  },
  payments: [
    "INR",
    "Cash",
    "Cards",
    "UPI",
    "Net banking"
  ],
  copyright: {
    year: 2024,
    text: "© 2024 {business.name}. All rights reserved."
  },
  replyPromise: "within 24 hours",
  legal: {
    jurisdiction: "the courts at Panaji, Goa",
    grievance: "The Grievance Officer, {business.name}, {business.address.text}"
  }
}
