import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function AccessibleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M10 16.5l2 -3l2 3m-2 -3v-2l3 -1m-6 0l3 1M11.5 7.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0"
    />
  )
}

export function AdjustmentsHorizontalIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 6l8 0M16 6l4 0M6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 12l2 0M10 12l10 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 18l11 0M19 18l1 0"
    />
  )
}

export function AirConditioningIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 16a3 3 0 0 1 -3 3M16 16a3 3 0 0 0 3 3M12 16v4M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -4M7 13v-3a1 1 0 0 1 1 -1h8a1 1 0 0 1 1 1v3"
    />
  )
}

export function AlertCircleIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01" />
}

export function AlertTriangleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01"
    />
  )
}

export function AnchorIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M12 9v12m-8 -8a8 8 0 0 0 16 0m1 0h-2m-14 0h-2M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" />
  )
}

export function ArchiveIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2M5 8v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-10M10 12l4 0"
    />
  )
}

export function ArrowBackUpIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1" />
}

export function ArrowDownIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 5l0 14M18 13l-6 6M6 13l6 6" />
}

export function ArrowForwardUpIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M15 14l4 -4l-4 -4M19 10h-11a4 4 0 1 0 0 8h1" />
}

export function ArrowLeftIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12l14 0M5 12l6 6M5 12l6 -6" />
}

export function ArrowNarrowRightIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12l14 0M15 16l4 -4M15 8l4 4" />
}

export function ArrowRightIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12l14 0M13 18l6 -6M13 6l6 6" />
}

export function ArrowUpIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 5l0 14M18 11l-6 -6M6 11l6 -6" />
}

export function ArrowUpRightIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M17 7l-10 10M8 7l9 0l0 9" />
}

export function ArrowsSortIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 9l4 -4l4 4m-4 -4v14M21 15l-4 4l-4 -4m4 4v-14" />
}

export function AtIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M16 12v1.5a2.5 2.5 0 0 0 5 0v-1.5a9 9 0 1 0 -5.5 8.28"
    />
  )
}

export function AwardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M12 15l3.4 5.89l1.598 -3.233l3.598 .232l-3.4 -5.889M6.802 12l-3.4 5.89l3.598 -.233l1.598 3.232l3.4 -5.889"
    />
  )
}
