import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function CakeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 20h18v-8a3 3 0 0 0 -3 -3h-12a3 3 0 0 0 -3 3v8M3 14.803c.312 .135 .654 .204 1 .197a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1c.35 .007 .692 -.062 1 -.197M12 4l1.465 1.638a2 2 0 1 1 -3.015 .099l1.55 -1.737"
    />
  )
}

export function CalendarIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12M16 3v4M8 3v4M4 11h16"
    />
  )
}

export function CalendarEventIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M16 3l0 4M8 3l0 4M4 11l16 0M8 15h2v2h-2l0 -2"
    />
  )
}

export function CameraIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 7h1a2 2 0 0 0 2 -2a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2M9 13a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"
    />
  )
}

export function CampfireIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 21l16 -4M20 21l-16 -4M12 15a4 4 0 0 0 4 -4c0 -3 -2 -3 -2 -8c-4 2 -6 5 -6 8a4 4 0 0 0 4 4"
    />
  )
}

export function CarIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-6l2 -5h9l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0h-6m-6 -6h15m-6 0v-5"
    />
  )
}

export function CaretRightIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M10 18l6 -6l-6 -6v12" />
}

export function CashIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 15h-3a1 1 0 0 1 -1 -1v-8a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v3M7 10a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v8a1 1 0 0 1 -1 1h-12a1 1 0 0 1 -1 -1l0 -8M12 14a2 2 0 1 0 4 0a2 2 0 0 0 -4 0"
    />
  )
}

export function ChartBarIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 13a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -6M15 9a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -10M9 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -14M4 20h14"
    />
  )
}

export function CheckIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12l5 5l10 -10" />
}

export function ChecksIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M7 12l5 5l10 -10M2 12l5 5m5 -5l5 -5" />
}

export function ChevronDownIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 9l6 6l6 -6" />
}

export function ChevronLeftIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M15 6l-6 6l6 6" />
}

export function ChevronRightIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M9 6l6 6l-6 6" />
}

export function ChevronUpIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 15l6 -6l6 6" />
}

export function ChevronsLeftIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M11 7l-5 5l5 5M17 7l-5 5l5 5" />
}

export function ChevronsRightIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M7 7l5 5l-5 5M13 7l5 5l-5 5" />
}

export function CircleIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0" />
}

export function CircleCheckIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4" />
}

export function CircleDotIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0" />
}

export function CircleXIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M10 10l4 4m0 -4l-4 4" />
}

export function ClipboardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2"
    />
  )
}

export function ClipboardCopyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h3m9 -9v-5a2 2 0 0 0 -2 -2h-2M13 17v-1a1 1 0 0 1 1 -1h1m3 0h1a1 1 0 0 1 1 1v1m0 3v1a1 1 0 0 1 -1 1h-1m-3 0h-1a1 1 0 0 1 -1 -1v-1M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2"
    />
  )
}

export function ClockIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3" />
}

export function ClockHour4Icon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 12l3 2M12 7v5" />
}

export function CoffeeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 14c.83 .642 2.077 1.017 3.5 1c1.423 .017 2.67 -.358 3.5 -1c.83 -.642 2.077 -1.017 3.5 -1c1.423 -.017 2.67 .358 3.5 1M8 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M12 3a2.4 2.4 0 0 0 -1 2a2.4 2.4 0 0 0 1 2M3 10h14v5a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6v-5M16.746 16.726a3 3 0 1 0 .252 -5.555"
    />
  )
}

export function CoinRupeeIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M15 8h-6h1a3 3 0 0 1 0 6h-1l3 3M9 11h6" />
}

export function CompassIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 16l2 -6l6 -2l-2 6l-6 2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3l0 2M12 19l0 2M3 12l2 0M19 12l2 0"
    />
  )
}

export function ContrastIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 17a5 5 0 0 0 0 -10v10" />
}

export function CopyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1"
    />
  )
}

export function CreditCardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8M3 10l18 0M7 15l.01 0M11 15l2 0"
    />
  )
}

export function CrownIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 6l4 6l5 -4l-2 10h-14l-2 -10l5 4l4 -6" />
}

export function CupIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 11h14v-3h-14l0 3M17.5 11l-1.5 10h-8l-1.5 -10M6 8v-1a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v1M15 5v-2"
    />
  )
}

export function CurrentLocationIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M12 2l0 2M12 20l0 2M20 12l2 0M2 12l2 0"
    />
  )
}
