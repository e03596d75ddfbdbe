import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function DashboardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M13.45 11.55l2.05 -2.05M6.4 20a9 9 0 1 1 11.2 0l-11.2 0"
    />
  )
}

export function DatabaseIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 6a8 3 0 1 0 16 0a8 3 0 1 0 -16 0M4 6v6a8 3 0 0 0 16 0v-6M4 12v6a8 3 0 0 0 16 0v-6"
    />
  )
}

export function DeviceFloppyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 4h10l4 4v10a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2M10 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M14 4l0 4l-6 0l0 -4"
    />
  )
}

export function DeviceMobileIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 5a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-14M11 4h2M12 17v.01"
    />
  )
}

export function DeviceTvIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -9M16 3l-4 4l-4 -4"
    />
  )
}

export function DiamondIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 5h12l3 5l-8.5 9.5a.7 .7 0 0 1 -1 0l-8.5 -9.5l3 -5M10 12l-2 -2.2l.6 -1" />
}

export function DiscountIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 15l6 -6M9 9.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M14 14.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"
    />
  )
}

export function DogIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11 5h2M19 12c-.667 5.333 -2.333 8 -5 8h-4c-2.667 0 -4.333 -2.667 -5 -8M11 16c0 .667 .333 1 1 1s1 -.333 1 -1h-2M12 18v2M10 11v.01M14 11v.01M5 4l6 .97l-6.238 6.688a1.021 1.021 0 0 1 -1.41 .111a.953 .953 0 0 1 -.327 -.954l1.975 -6.815M19 4l-6 .97l6.238 6.688c.358 .408 .989 .458 1.41 .111a.953 .953 0 0 0 .327 -.954l-1.975 -6.815"
    />
  )
}

export function DoorIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M14 12v.01M3 21h18M6 21v-16a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v16" />
}

export function DotsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
    />
  )
}

export function DotsVerticalIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
    />
  )
}

export function DownloadIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12" />
}

export function DropletIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7.502 19.423c2.602 2.105 6.395 2.105 8.996 0c2.602 -2.105 3.262 -5.708 1.566 -8.546l-4.89 -7.26c-.42 -.625 -1.287 -.803 -1.936 -.397a1.376 1.376 0 0 0 -.41 .397l-4.893 7.26c-1.695 2.838 -1.035 6.441 1.567 8.546"
    />
  )
}

export function EditIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 7h-1a2 2 0 0 0 -2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2 -2v-1M20.385 6.585a2.1 2.1 0 0 0 -2.97 -2.97l-8.415 8.385v3h3l8.385 -8.415M16 5l3 3"
    />
  )
}

export function ElevatorIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 5a1 1 0 0 1 1 -1h12a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-12a1 1 0 0 1 -1 -1l0 -14M10 10l2 -2l2 2M10 14l2 2l2 -2"
    />
  )
}

export function ExternalLinkIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6M11 13l9 -9M15 4h5v5" />
  )
}

export function EyeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6"
    />
  )
}

export function EyeOffIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10.585 10.587a2 2 0 0 0 2.829 2.828M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87M3 3l18 18"
    />
  )
}

export function FileTextIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2M9 9l1 0M9 13l6 0M9 17l6 0"
    />
  )
}

export function FilterIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 4h16v2.172a2 2 0 0 1 -.586 1.414l-4.414 4.414v7l-6 2v-8.5l-4.48 -4.928a2 2 0 0 1 -.52 -1.345v-2.227"
    />
  )
}

export function FilterOffIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 4h12v2.172a2 2 0 0 1 -.586 1.414l-3.914 3.914m-.5 3.5v4l-6 2v-8.5l-4.48 -4.928a2 2 0 0 1 -.52 -1.345v-2.227M3 3l18 18"
    />
  )
}

export function FishIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M16.69 7.44a6.973 6.973 0 0 0 -1.69 4.56c0 1.747 .64 3.345 1.699 4.571M2 9.504c7.715 8.647 14.75 10.265 20 2.498c-5.25 -7.761 -12.285 -6.142 -20 2.504M18 11v.01M11.5 10.5c-.667 1 -.667 2 0 3"
    />
  )
}

export function FlagIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9M5 21v-7" />
}

export function FlameIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 10.941c2.333 -3.308 .167 -7.823 -1 -8.941c0 3.395 -2.235 5.299 -3.667 6.706c-1.43 1.408 -2.333 3.294 -2.333 5.588c0 3.704 3.134 6.706 7 6.706c3.866 0 7 -3.002 7 -6.706c0 -1.712 -1.232 -4.403 -2.333 -5.588c-2.084 3.353 -3.257 3.353 -4.667 2.235"
    />
  )
}

export function FlowerIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 2a3 3 0 0 1 3 3c0 .562 -.259 1.442 -.776 2.64l-.724 1.36l1.76 -1.893c.499 -.6 .922 -1 1.27 -1.205a2.968 2.968 0 0 1 4.07 1.099a3.011 3.011 0 0 1 -1.09 4.098c-.374 .217 -.99 .396 -1.846 .535l-2.664 .366l2.4 .326c1 .145 1.698 .337 2.11 .576a3.011 3.011 0 0 1 1.09 4.098a2.968 2.968 0 0 1 -4.07 1.098c-.348 -.202 -.771 -.604 -1.27 -1.205l-1.76 -1.893l.724 1.36c.516 1.199 .776 2.079 .776 2.64a3 3 0 0 1 -6 0c0 -.562 .259 -1.442 .776 -2.64l.724 -1.36l-1.76 1.893c-.499 .601 -.922 1 -1.27 1.205a2.968 2.968 0 0 1 -4.07 -1.098a3.011 3.011 0 0 1 1.09 -4.098c.374 -.218 .99 -.396 1.846 -.536l2.664 -.366l-2.4 -.325c-1 -.145 -1.698 -.337 -2.11 -.576a3.011 3.011 0 0 1 -1.09 -4.099a2.968 2.968 0 0 1 4.07 -1.099c.348 .203 .771 .604 1.27 1.205l1.76 1.894c-1 -2.292 -1.5 -3.625 -1.5 -4a3 3 0 0 1 3 -3"
    />
  )
}
