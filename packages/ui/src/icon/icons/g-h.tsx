import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function GiftIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 9a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1l0 -2M12 8l0 13M19 12v7a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-7M7.5 8a2.5 2.5 0 0 1 0 -5a4.8 8 0 0 1 4.5 5a4.8 8 0 0 1 4.5 -5a2.5 2.5 0 0 1 0 5"
    />
  )
}

export function GlassCocktailIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 21h8M12 15v6M5 5a7 2 0 1 0 14 0a7 2 0 1 0 -14 0M5 5v.388c0 .432 .126 .853 .362 1.206l5 7.509c.633 .951 1.88 1.183 2.785 .517c.191 -.141 .358 -.316 .491 -.517l5 -7.509c.236 -.353 .362 -.774 .362 -1.206v-.388"
    />
  )
}

export function GlassFullIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 21l8 0M12 15l0 6M17 3l1 7c0 3.012 -2.686 5 -6 5s-6 -1.988 -6 -5l1 -7h10M6 10a5 5 0 0 1 6 0a5 5 0 0 0 6 0"
    />
  )
}

export function GlobeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 9a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M5.75 15a8.015 8.015 0 1 0 9.25 -13M11 17v4M7 21h8"
    />
  )
}

export function GrillIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M19 8h-14a6 6 0 0 0 6 6h2a6 6 0 0 0 6 -5.775l0 -.225M17 20a2 2 0 1 1 0 -4a2 2 0 0 1 0 4M15 14l1 2M9 14l-3 6M15 18h-8M15 5v-1M12 5v-1M9 5v-1"
    />
  )
}

export function GripVerticalIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
    />
  )
}

export function HeadsetIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 14v-3a8 8 0 1 1 16 0v3M18 19c0 1.657 -2.686 3 -6 3M4 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3M15 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3"
    />
  )
}

export function HeartIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572" />
}

export function HeartFilledIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      fill="currentColor"
      strokeWidth={0}
      {...props}
      d="M6.979 3.074a6 6 0 0 1 4.988 1.425l.037 .033l.034 -.03a6 6 0 0 1 4.733 -1.44l.246 .036a6 6 0 0 1 3.364 10.008l-.18 .185l-.048 .041l-7.45 7.379a1 1 0 0 1 -1.313 .082l-.094 -.082l-7.493 -7.422a6 6 0 0 1 3.176 -10.215z"
    />
  )
}

export function HelpCircleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 16v.01M12 13a2 2 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483"
    />
  )
}

export function HistoryIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 8l0 4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5" />
}

export function HomeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 12l-2 0l9 -9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6"
    />
  )
}

export function HotelServiceIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8.5 10a1.5 1.5 0 0 1 -1.5 -1.5a5.5 5.5 0 0 1 11 0v10.5a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-2c0 -1.38 .71 -2.444 1.88 -3.175l4.424 -2.765c1.055 -.66 1.696 -1.316 1.696 -2.56a2.5 2.5 0 1 0 -5 0a1.5 1.5 0 0 1 -1.5 1.5"
    />
  )
}

export function HourglassIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6.5 7h11M6.5 17h11M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1"
    />
  )
}
