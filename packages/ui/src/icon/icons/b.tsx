import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function BanIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M5.7 5.7l12.6 12.6" />
}

export function BathIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 12h16a1 1 0 0 1 1 1v3a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4v-3a1 1 0 0 1 1 -1M6 12v-7a2 2 0 0 1 2 -2h3v2.25M4 21l1 -1.5M20 21l-1 -1.5"
    />
  )
}

export function BeachIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M17.553 16.75a7.5 7.5 0 0 0 -10.606 0M18 3.804a6 6 0 0 0 -8.196 2.196l10.392 6a6 6 0 0 0 -2.196 -8.196M16.732 10c1.658 -2.87 2.225 -5.644 1.268 -6.196c-.957 -.552 -3.075 1.326 -4.732 4.196M15 9l-3 5.196M3 19.25a2.4 2.4 0 0 1 1 -.25a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 1 .25"
    />
  )
}

export function BedIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M22 17v-3h-20M2 8v9M12 14h10v-2a3 3 0 0 0 -3 -3h-7v5"
    />
  )
}

export function BellIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6M9 17v1a3 3 0 0 0 6 0v-1"
    />
  )
}

export function BikeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 18a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M16 18a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M12 19v-4l-3 -3l5 -4l2 3h3M13.007 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    />
  )
}

export function BoltIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11" />
}

export function BookIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6l0 13M12 6l0 13M21 6l0 13"
    />
  )
}

export function BookmarkIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4" />
}

export function BottleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 5h4v-2a1 1 0 0 0 -1 -1h-2a1 1 0 0 0 -1 1v2M14 3.5c0 1.626 .507 3.212 1.45 4.537l.05 .07a8.093 8.093 0 0 1 1.5 4.694v6.199a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-6.2c0 -1.682 .524 -3.322 1.5 -4.693l.05 -.07a7.823 7.823 0 0 0 1.45 -4.537M7 14.803a2.4 2.4 0 0 0 1 -.803a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 1 -.805"
    />
  )
}

export function BrandFacebookIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3" />
}

export function BrandInstagramIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0M17 7v.01"
    />
  )
}

export function BrandWhatsappIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1"
    />
  )
}

export function BrandYoutubeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8M10 9l5 3l-5 3l0 -6"
    />
  )
}

export function BuildingIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 21l18 0M9 8l1 0M9 12l1 0M9 16l1 0M14 8l1 0M14 12l1 0M14 16l1 0M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16"
    />
  )
}

export function BuildingChurchIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 21l18 0M10 21v-4a2 2 0 0 1 4 0v4M10 5l4 0M12 3l0 5M6 21v-7m-2 2l8 -8l8 8m-2 -2v7"
    />
  )
}

export function BuildingCommunityIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 9l5 5v7h-5v-4m0 4h-5v-7l5 -5m1 1v-6a1 1 0 0 1 1 -1h10a1 1 0 0 1 1 1v17h-8M13 7l0 .01M17 7l0 .01M17 11l0 .01M17 15l0 .01"
    />
  )
}

export function BulbIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12h1m8 -9v1m8 8h1m-15.4 -6.4l.7 .7m12.1 -.7l-.7 .7M9 16a5 5 0 1 1 6 0a3.5 3.5 0 0 0 -1 3a2 2 0 0 1 -4 0a3.5 3.5 0 0 0 -1 -3M9.7 17l4.6 0"
    />
  )
}

export function BusIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M16 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17h-2v-11a1 1 0 0 1 1 -1h14a5 7 0 0 1 5 7v5h-2m-4 0h-8M16 5l1.5 7l4.5 0M2 10l15 0M7 5l0 5M12 5l0 5"
    />
  )
}
