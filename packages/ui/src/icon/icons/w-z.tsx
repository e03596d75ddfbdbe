import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function WalkIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M7 21l3 -4M16 21l-2 -4l-3 -3l1 -6M6 12l2 -3l4 -1l3 3l3 1"
    />
  )
}

export function WalletIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M17 8v-3a1 1 0 0 0 -1 -1h-10a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v3m0 4v3a1 1 0 0 1 -1 1h-12a2 2 0 0 1 -2 -2v-12M20 12v4h-4a2 2 0 0 1 0 -4h4"
    />
  )
}

export function WashIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.486 8.965c.168 .02 .34 .033 .514 .035c.79 .009 1.539 -.178 2 -.5c.461 -.32 1.21 -.507 2 -.5c.79 -.007 1.539 .18 2 .5c.461 .322 1.21 .509 2 .5c.79 .009 1.539 -.178 2 -.5c.461 -.32 1.21 -.507 2 -.5c.79 -.007 1.539 .18 2 .5c.461 .322 1.21 .509 2 .5c.17 0 .339 -.014 .503 -.034M3 6l1.721 10.329a2 2 0 0 0 1.973 1.671h10.612a2 2 0 0 0 1.973 -1.671l1.721 -10.329"
    />
  )
}

export function WaveSineIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M21 12h-2c-.894 0 -1.662 -.857 -1.761 -2c-.296 -3.45 -.749 -6 -2.749 -6s-2.5 3.582 -2.5 8s-.5 8 -2.5 8s-2.452 -2.547 -2.749 -6c-.1 -1.147 -.867 -2 -1.763 -2h-2"
    />
  )
}

export function WheelIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12h6M15 12h6M13.6 9.4l3.4 -4.8M10.4 14.6l-3.4 4.8M7 4.6l3.4 4.8M13.6 14.6l3.4 4.8"
    />
  )
}

export function WheelchairIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 16a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M17 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M19 17a3 3 0 0 0 -3 -3h-3.4M3 3h1a2 2 0 0 1 2 2v6M6 8h11M15 8v6"
    />
  )
}

export function WifiIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a8 8 0 0 1 11.314 0M3.515 9.515c4.686 -4.687 12.284 -4.687 17 0"
    />
  )
}

export function WifiOffIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864 -2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544 -2.455m3.101 -.92a12 12 0 0 1 10.325 3.374M3 3l18 18"
    />
  )
}

export function WindIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 8h8.5a2.5 2.5 0 1 0 -2.34 -3.24M3 12h15.5a2.5 2.5 0 1 1 -2.34 3.24M4 16h5.5a2.5 2.5 0 1 1 -2.34 3.24"
    />
  )
}

export function WorldIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18"
    />
  )
}

export function XIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M18 6l-12 12M6 6l12 12" />
}

export function YogaIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 20h4l1.5 -3M17 20l-1 -5h-5l1 -7M4 10l4 -1l4 -1l4 1.5l4 1.5M10.007 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    />
  )
}

export function ZoomInIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7 10l6 0M10 7l0 6M21 21l-6 -6" />
}

export function ZoomOutIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7 10l6 0M21 21l-6 -6" />
}
