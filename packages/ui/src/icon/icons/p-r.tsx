import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function PaletteIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 21a9 9 0 0 1 0 -18c4.97 0 9 3.582 9 8c0 1.06 -.474 2.078 -1.318 2.828c-.844 .75 -1.989 1.172 -3.182 1.172h-2.5a2 2 0 0 0 -1 3.75a1.3 1.3 0 0 1 -1 2.25M7.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M15.5 10.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"
    />
  )
}

export function ParachuteIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M22 12a10 10 0 1 0 -20 0M22 12c0 -1.66 -1.46 -3 -3.25 -3c-1.8 0 -3.25 1.34 -3.25 3c0 -1.66 -1.57 -3 -3.5 -3s-3.5 1.34 -3.5 3c0 -1.66 -1.46 -3 -3.25 -3c-1.8 0 -3.25 1.34 -3.25 3M2 12l10 10l-3.5 -10M15.5 12l-3.5 10l10 -10"
    />
  )
}

export function ParkingIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14M10 16v-8h2.667c.736 0 1.333 .895 1.333 2s-.597 2 -1.333 2h-2.667"
    />
  )
}

export function PencilIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4" />
}

export function PhoneIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2"
    />
  )
}

export function PhoneCallIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2M15 7a2 2 0 0 1 2 2M15 3a6 6 0 0 1 6 6"
    />
  )
}

export function PhotoIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 8h.01M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3"
    />
  )
}

export function PhotoOffIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 8h.01M7 3h11a3 3 0 0 1 3 3v11m-.856 3.099a2.991 2.991 0 0 1 -2.144 .901h-12a3 3 0 0 1 -3 -3v-12c0 -.845 .349 -1.608 .91 -2.153M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5M16.33 12.338c.574 -.054 1.155 .166 1.67 .662l3 3M3 3l18 18"
    />
  )
}

export function PlaneIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2 -7h-4l-2 2h-3l2 -4l-2 -4h3l2 2h4l-2 -7h3l4 7" />
  )
}

export function PlayerPauseIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12"
    />
  )
}

export function PlayerPlayIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M7 4v16l13 -8l-13 -8" />
}

export function PlugIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9.785 6l8.215 8.215l-2.054 2.054a5.81 5.81 0 1 1 -8.215 -8.215l2.054 -2.054M4 20l3.5 -3.5M15 4l-3.5 3.5M20 9l-3.5 3.5"
    />
  )
}

export function PlusIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 5l0 14M5 12l14 0" />
}

export function PoolIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 20a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1M2 16a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1M15 12v-7.5a1.5 1.5 0 0 1 3 0M9 12v-7.5a1.5 1.5 0 0 0 -3 0M15 5l-6 0M9 10l6 0"
    />
  )
}

export function PowerIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M7 6a7.75 7.75 0 1 0 10 0M12 4l0 8" />
}

export function QrcodeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M7 17l0 .01M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M7 7l0 .01M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M17 7l0 .01M14 14l3 0M20 14l0 .01M14 14l0 3M14 20l3 0M17 17l3 0M20 17l0 3"
    />
  )
}

export function QuestionMarkIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4M12 19l0 .01"
    />
  )
}

export function QuoteIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5M19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5"
    />
  )
}

export function ReceiptIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2m4 -14h6m-6 4h6m-2 4h2"
    />
  )
}

export function RefreshIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4" />
}

export function RepeatIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 12v-3a3 3 0 0 1 3 -3h13m-3 -3l3 3l-3 3M20 12v3a3 3 0 0 1 -3 3h-13m3 3l-3 -3l3 -3"
    />
  )
}

export function RestoreIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3.06 13a9 9 0 1 0 .49 -4.087M3 4.001v5h5M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" />
}

export function RippleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M3 7c3 -2 6 -2 9 0s6 2 9 0M3 17c3 -2 6 -2 9 0s6 2 9 0M3 12c3 -2 6 -2 9 0s6 2 9 0" />
  )
}

export function RoadIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 19l4 -14M16 5l4 14M12 8v-2M12 13v-2M12 18v-2" />
}

export function RotateIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M19.95 11a8 8 0 1 0 -.5 4m.5 5v-5h-5" />
}

export function RouteIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5"
    />
  )
}

export function RulerMeasureIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M19.875 12c.621 0 1.125 .512 1.125 1.143v5.714c0 .631 -.504 1.143 -1.125 1.143h-15.875a1 1 0 0 1 -1 -1v-5.857c0 -.631 .504 -1.143 1.125 -1.143h15.75M9 12v2M6 12v3M12 12v3M18 12v3M15 12v2M3 3v4M3 5h18M21 3v4"
    />
  )
}
