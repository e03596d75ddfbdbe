import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function TagIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592 -5.592a2.41 2.41 0 0 0 0 -3.408l-7.71 -7.71a2 2 0 0 0 -1.414 -.586h-5.172a3 3 0 0 0 -3 3"
    />
  )
}

export function TemperatureIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M10 13.5a4 4 0 1 0 4 0v-8.5a2 2 0 0 0 -4 0v8.5M10 9l4 0" />
}

export function ThumbUpIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 11v8a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1h3a4 4 0 0 0 4 -4v-1a2 2 0 0 1 4 0v5h3a2 2 0 0 1 2 2l-1 5a2 3 0 0 1 -2 2h-7a3 3 0 0 1 -3 -3"
    />
  )
}

export function TicketIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 5l0 2M15 11l0 2M15 17l0 2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-3a2 2 0 0 0 0 -4v-3a2 2 0 0 1 2 -2"
    />
  )
}

export function ToiletPaperIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 10a3 7 0 1 0 6 0a3 7 0 1 0 -6 0M21 10c0 -3.866 -1.343 -7 -3 -7M6 3h12M21 10v10l-3 -1l-3 2l-3 -3l-3 2v-10M6 10h.01"
    />
  )
}

export function ToolsKitchenIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 3h8l-1 9h-6l-1 -9M7 18h2v3h-2l0 -3M20 3v12h-5c-.023 -3.681 .184 -7.406 5 -12M20 15v6h-1v-3M8 12l0 6"
    />
  )
}

export function ToolsKitchen2Icon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M19 3v12h-5c-.023 -3.681 .184 -7.406 5 -12m0 12v6h-1v-3m-10 -14v17m-3 -17v3a3 3 0 1 0 6 0v-3"
    />
  )
}

export function TrainIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M21 13c0 -3.87 -3.37 -7 -10 -7h-8M3 15h16a2 2 0 0 0 2 -2M3 6v5h17.5M3 11v4M8 11v-5M13 11v-4.5M3 19h18"
    />
  )
}

export function TrashIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3"
    />
  )
}

export function TreesIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M16 5l3 3l-2 1l4 4l-3 1l4 4h-9M15 21l0 -3M8 13l-2 -2M8 12l2 -2M8 21v-13M5.824 16a3 3 0 0 1 -2.743 -3.69a3 3 0 0 1 .304 -4.833a3 3 0 0 1 4.615 -3.707a3 3 0 0 1 4.614 3.707a3 3 0 0 1 .305 4.833a3 3 0 0 1 -2.919 3.695h-4l-.176 -.005"
    />
  )
}

export function TrendingUpIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 17l6 -6l4 4l8 -8M14 7l7 0l0 7" />
}

export function TrophyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 21l8 0M12 17l0 4M7 4l10 0M17 4v8a5 5 0 0 1 -10 0v-8M3 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M17 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    />
  )
}

export function TruckIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-11a1 1 0 0 1 1 -1h9v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5"
    />
  )
}

export function UmbrellaIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 12a8 8 0 0 1 16 0l-16 0M12 12v6a2 2 0 0 0 4 0" />
}

export function UploadIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 9l5 -5l5 5M12 4l0 12" />
}

export function UserIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2" />
}

export function UserCheckIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4M15 19l2 2l4 -4" />
}

export function UserCircleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M6.168 18.849a4 4 0 0 1 3.832 -2.849h4a4 4 0 0 1 3.834 2.855"
    />
  )
}

export function UserPlusIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M16 19h6M19 16v6M6 21v-2a4 4 0 0 1 4 -4h4" />
}

export function UsersIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0 -3 -3.85"
    />
  )
}

export function VersionsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 7a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -10M7 7l0 10M4 8l0 8"
    />
  )
}

export function VideoIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 10l4.553 -2.276a1 1 0 0 1 1.447 .894v6.764a1 1 0 0 1 -1.447 .894l-4.553 -2.276v-4M3 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2l0 -8"
    />
  )
}

export function VolumeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 8a5 5 0 0 1 0 8M17.7 5a9 9 0 0 1 0 14M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5"
    />
  )
}
