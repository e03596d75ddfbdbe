import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function MailIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6"
    />
  )
}

export function MapIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 7l6 -3l6 3l6 -3v13l-6 3l-6 -3l-6 3v-13M9 4v13M15 7v13" />
}

export function Map2Icon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 18.5l-3 -1.5l-6 3v-13l6 -3l6 3l6 -3v7.5M9 4v13M15 7v5.5M21.121 20.121a3 3 0 1 0 -4.242 0c.418 .419 1.125 1.045 2.121 1.879c1.051 -.89 1.759 -1.516 2.121 -1.879M19 18v.01"
    />
  )
}

export function MapPinIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0"
    />
  )
}

export function MapPinFilledIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      fill="currentColor"
      strokeWidth={0}
      {...props}
      d="M18.364 4.636a9 9 0 0 1 .203 12.519l-.203 .21l-4.243 4.242a3 3 0 0 1 -4.097 .135l-.144 -.135l-4.244 -4.243a9 9 0 0 1 12.728 -12.728zm-6.364 3.364a3 3 0 1 0 0 6a3 3 0 0 0 0 -6"
    />
  )
}

export function MassageIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 17a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 22l4 -2v-3h12M11 20h9M8 14l3 -2l1 -4c3 1 3 4 3 6"
    />
  )
}

export function MaximizeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 8v-2a2 2 0 0 1 2 -2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2 -2v-2"
    />
  )
}

export function Menu2Icon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 6l16 0M4 12l16 0M4 18l16 0" />
}

export function MessageIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12"
    />
  )
}

export function MessageCircleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 20l1.3 -3.9c-2.324 -3.437 -1.426 -7.872 2.1 -10.374c3.526 -2.501 8.59 -2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235 -7.615 4.215 -11.574 2.293l-4.7 1"
    />
  )
}

export function MinusIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12l14 0" />
}

export function MoonIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008"
    />
  )
}

export function MoonStarsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008M17 4a2 2 0 0 0 2 2a2 2 0 0 0 -2 2a2 2 0 0 0 -2 -2a2 2 0 0 0 2 -2M19 11h2m-1 -1v2"
    />
  )
}

export function MountainIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 20h18l-6.921 -14.612a2.3 2.3 0 0 0 -4.158 0l-6.921 14.612M7.5 11l2 2.5l2.5 -2.5l2 3l2.5 -2"
    />
  )
}

export function MusicIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M13 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M9 17v-13h10v13M9 8h10"
    />
  )
}

export function NavigationIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 18.5l7.265 2.463c.196 .077 .42 .032 .57 -.116a.548 .548 0 0 0 .134 -.572l-7.969 -17.275l-7.97 17.275c-.07 .2 -.017 .424 .135 .572c.15 .148 .374 .193 .57 .116l7.265 -2.463"
    />
  )
}

export function NoteIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M13 20l7 -7M13 20v-6a1 1 0 0 1 1 -1h6v-7a2 2 0 0 0 -2 -2h-12a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7"
    />
  )
}

export function NotesIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -14M9 7l6 0M9 11l6 0M9 15l4 0"
    />
  )
}
