import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function IdIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 7a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -10M7 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 8l2 0M15 12l2 0M7 16l10 0"
    />
  )
}

export function IdBadge2Icon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 12h3v4h-3l0 -4M10 6h-6a1 1 0 0 0 -1 1v12a1 1 0 0 0 1 1h16a1 1 0 0 0 1 -1v-12a1 1 0 0 0 -1 -1h-6M10 4a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -3M14 16h2M14 12h4"
    />
  )
}

export function InboxIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M4 13h3l3 3h4l3 -3h3"
    />
  )
}

export function InfoCircleIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1" />
}

export function JetskiIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 5h1.4a1 1 0 0 1 .882 .53l1.718 3.22M3.485 16.94l.136 .545a2 2 0 0 0 1.94 1.515h7.439a10 10 0 0 0 8 -4c0 -6 -5 -8 -5 -8c-1.889 2.518 -5.852 4 -9 4h-2a2 2 0 0 0 -2 2c0 1.328 .163 2.652 .485 3.94M3.25 15h17.75"
    />
  )
}

export function KayakIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6.414 6.414a2 2 0 0 0 0 -2.828l-1.414 -1.414l-2.828 2.828l1.414 1.414a2 2 0 0 0 2.828 0M17.586 17.586a2 2 0 0 0 0 2.828l1.414 1.414l2.828 -2.828l-1.414 -1.414a2 2 0 0 0 -2.828 0M6.5 6.5l11 11M22 2.5c-9.983 2.601 -17.627 7.952 -20 19.5c9.983 -2.601 17.627 -7.952 20 -19.5M6.5 12.5l5 5M12.5 6.5l5 5"
    />
  )
}

export function KeyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0M15 9h.01"
    />
  )
}

export function KeyboardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2l0 -8M6 10l0 .01M10 10l0 .01M14 10l0 .01M18 10l0 .01M6 14l0 .01M18 14l0 .01M10 14l4 .01"
    />
  )
}

export function LanguageIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 6.371c0 4.418 -2.239 6.629 -5 6.629M4 6.371h7M5 9c0 2.144 2.252 3.908 6 4M12 20l4 -9l4 9M19.1 18h-6.2M6.694 3l.793 .582"
    />
  )
}

export function LayoutDashboardIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 4h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1M5 16h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1M15 12h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1M15 4h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1"
    />
  )
}

export function LayoutGridIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4"
    />
  )
}

export function LayoutListIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2M4 16a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -2"
    />
  )
}

export function LeafIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 21c.5 -4.5 2.5 -8 7 -10M9 18c6.218 0 10.5 -3.288 11 -12v-2h-4.014c-9 0 -11.986 4 -12 9c0 1 0 3 2 5h3l.014 0"
    />
  )
}

export function LifebuoyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M15 15l3.35 3.35M9 15l-3.35 3.35M5.65 5.65l3.35 3.35M18.35 5.65l-3.35 3.35"
    />
  )
}

export function LinkIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 15l6 -6M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463"
    />
  )
}

export function ListIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01" />
}

export function ListCheckIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 5.5l1.5 1.5l2.5 -2.5M3.5 11.5l1.5 1.5l2.5 -2.5M3.5 17.5l1.5 1.5l2.5 -2.5M11 6l9 0M11 12l9 0M11 18l9 0"
    />
  )
}

export function LivePhotoIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M15.9 20.11l0 .01M19.04 17.61l0 .01M20.77 14l0 .01M20.77 10l0 .01M19.04 6.39l0 .01M15.9 3.89l0 .01M12 3l0 .01M8.1 3.89l0 .01M4.96 6.39l0 .01M3.23 10l0 .01M3.23 14l0 .01M4.96 17.61l0 .01M8.1 20.11l0 .01M12 21l0 .01"
    />
  )
}

export function Loader2Icon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 3a9 9 0 1 0 9 9" />
}

export function LockIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M8 11v-4a4 4 0 1 1 8 0v4"
    />
  )
}

export function LoginIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2M21 12h-13l3 -3M11 15l-3 -3"
    />
  )
}

export function LogoutIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2M9 12h12l-3 -3M18 15l3 -3"
    />
  )
}
