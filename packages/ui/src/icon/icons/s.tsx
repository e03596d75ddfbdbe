import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export function SailboatIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 20a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1M4 18l-1 -3h18l-1 3M11 12h7l-7 -9v9M8 7l-2 5"
    />
  )
}

export function ScaleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 20l10 0M6 6l6 -1l6 1M12 3l0 17M9 12l-3 -6l-3 6a3 3 0 0 0 6 0M21 12l-3 -6l-3 6a3 3 0 0 0 6 0"
    />
  )
}

export function SchoolIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M22 9l-10 -4l-10 4l10 4l10 -4v6M6 10.6v5.4a6 3 0 0 0 12 0v-5.4" />
}

export function ScubaDivingIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M19 12a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M2 2l3 3l1.5 4l3.5 2l6 2l1 4l2.5 3M11 8l4.5 1.5" />
  )
}

export function ScubaMaskIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 7h12a1 1 0 0 1 1 1v4.5a2.5 2.5 0 0 1 -2.5 2.5h-.5a2 2 0 0 1 -2 -2a2 2 0 1 0 -4 0a2 2 0 0 1 -2 2h-.5a2.5 2.5 0 0 1 -2.5 -2.5v-4.5a1 1 0 0 1 1 -1M10 17a2 2 0 0 0 2 2h3.5a5.5 5.5 0 0 0 5.5 -5.5v-9.5"
    />
  )
}

export function SearchIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6" />
}

export function SelectIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14M9 11l3 3l3 -3"
    />
  )
}

export function SendIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 14l11 -11M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5"
    />
  )
}

export function SettingsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10.325 4.317c.426 -1.756 2.924 -1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543 -.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0 -1.066 2.573c.94 1.543 -.826 3.31 -2.37 2.37a1.724 1.724 0 0 0 -2.572 1.065c-.426 1.756 -2.924 1.756 -3.35 0a1.724 1.724 0 0 0 -2.573 -1.066c-1.543 .94 -3.31 -.826 -2.37 -2.37a1.724 1.724 0 0 0 -1.065 -2.572c-1.756 -.426 -1.756 -2.924 0 -3.35a1.724 1.724 0 0 0 1.066 -2.573c-.94 -1.543 .826 -3.31 2.37 -2.37c1 .608 2.296 .07 2.572 -1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"
    />
  )
}

export function ShareIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.7 10.7l6.6 -3.4M8.7 13.3l6.6 3.4"
    />
  )
}

export function Share3Icon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M13 4v4c-6.575 1.028 -9.02 6.788 -10 12c-.037 .206 5.384 -5.962 10 -6v4l8 -7l-8 -7" />
  )
}

export function ShieldCheckIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11.46 20.846a12 12 0 0 1 -7.96 -14.846a12 12 0 0 0 8.5 -3a12 12 0 0 0 8.5 3a12 12 0 0 1 -.09 7.06M15 19l2 2l4 -4"
    />
  )
}

export function ShipIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 20a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1M4 18l-1 -5h18l-2 4M5 13v-6h8l4 6M7 7v-4h-1"
    />
  )
}

export function ShirtIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M15 4l6 2v5h-3v8a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-8h-3v-5l6 -2a3 3 0 0 0 6 0" />
  )
}

export function ShoppingBagIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1 -2.966 2.544h-6.852a3 3 0 0 1 -2.965 -2.544l-1.255 -8.152a2 2 0 0 1 1.977 -2.304M9 11v-5a3 3 0 0 1 6 0v5"
    />
  )
}

export function SnowflakeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10 4l2 1l2 -1M12 2v6.5l3 1.72M17.928 6.268l.134 2.232l1.866 1.232M20.66 7l-5.629 3.25l.01 3.458M19.928 14.268l-1.866 1.232l-.134 2.232M20.66 17l-5.629 -3.25l-2.99 1.738M14 20l-2 -1l-2 1M12 22v-6.5l-3 -1.72M6.072 17.732l-.134 -2.232l-1.866 -1.232M3.34 17l5.629 -3.25l-.01 -3.458M4.072 9.732l1.866 -1.232l.134 -2.232M3.34 7l5.629 3.25l2.99 -1.738"
    />
  )
}

export function SortAscendingIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 6l7 0M4 12l7 0M4 18l9 0M15 9l3 -3l3 3M18 6l0 12" />
}

export function SortDescendingIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 6l9 0M4 12l7 0M4 18l7 0M15 15l3 3l3 -3M18 6l0 12" />
}

export function SparklesIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M16 18a2 2 0 0 1 2 2a2 2 0 0 1 2 -2a2 2 0 0 1 -2 -2a2 2 0 0 1 -2 2m0 -12a2 2 0 0 1 2 2a2 2 0 0 1 2 -2a2 2 0 0 1 -2 -2a2 2 0 0 1 -2 2m-7 12a6 6 0 0 1 6 -6a6 6 0 0 1 -6 -6a6 6 0 0 1 -6 6a6 6 0 0 1 6 6"
    />
  )
}

export function SpeedboatIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M2 17h14.4a3 3 0 0 0 2.5 -1.34l3.1 -4.66h-6.23a4 4 0 0 0 -1.49 .29l-3.56 1.42a4 4 0 0 1 -1.49 .29h-5.73l-1.5 4M6 13l1.5 -5M6 8h8l2 3"
    />
  )
}

export function SquareIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14" />
  )
}

export function SquareCheckIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14M9 12l2 2l4 -4"
    />
  )
}

export function StarIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245"
    />
  )
}

export function StarFilledIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      fill="currentColor"
      strokeWidth={0}
      {...props}
      d="M8.243 7.34l-6.38 .925l-.113 .023a1 1 0 0 0 -.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706 -3l5.693 3l.1 .046a1 1 0 0 0 1.352 -1.1l-1.091 -6.355l4.624 -4.5l.078 -.085a1 1 0 0 0 -.633 -1.62l-6.38 -.926l-2.852 -5.78a1 1 0 0 0 -1.794 0l-2.853 5.78z"
    />
  )
}

export function StarHalfFilledIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      fill="currentColor"
      strokeWidth={0}
      {...props}
      d="M12 1a.993 .993 0 0 1 .823 .443l.067 .116l2.852 5.781l6.38 .925c.741 .108 1.08 .94 .703 1.526l-.07 .095l-.078 .086l-4.624 4.499l1.09 6.355a1.001 1.001 0 0 1 -1.249 1.135l-.101 -.035l-.101 -.046l-5.693 -3l-5.706 3c-.105 .055 -.212 .09 -.32 .106l-.106 .01a1.003 1.003 0 0 1 -1.038 -1.06l.013 -.11l1.09 -6.355l-4.623 -4.5a1.001 1.001 0 0 1 .328 -1.647l.113 -.036l.114 -.023l6.379 -.925l2.853 -5.78a.968 .968 0 0 1 .904 -.56zm0 3.274v12.476a1 1 0 0 1 .239 .029l.115 .036l.112 .05l4.363 2.299l-.836 -4.873a1 1 0 0 1 .136 -.696l.07 -.099l.082 -.09l3.546 -3.453l-4.891 -.708a1 1 0 0 1 -.62 -.344l-.073 -.097l-.06 -.106l-2.183 -4.424z"
    />
  )
}

export function SteamIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M3 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M19 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 20a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M5.5 5.5l3 3M15.5 15.5l3 3M18.5 5.5l-3 3M8.5 15.5l-3 3"
    />
  )
}

export function SunIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7"
    />
  )
}

export function SunHighIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M14.828 14.828a4 4 0 1 0 -5.656 -5.656a4 4 0 0 0 5.656 5.656M6.343 17.657l-1.414 1.414M6.343 6.343l-1.414 -1.414M17.657 6.343l1.414 -1.414M17.657 17.657l1.414 1.414M4 12h-2M12 4v-2M20 12h2M12 20v2"
    />
  )
}

export function SunglassesIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 4h-2l-3 10M16 4h2l3 10M10 16h4M21 16.5a3.5 3.5 0 0 1 -7 0v-2.5h7v2.5M10 16.5a3.5 3.5 0 0 1 -7 0v-2.5h7v2.5M4 14l4.5 4.5M15 14l4.5 4.5"
    />
  )
}

export function SunriseIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 17h1m16 0h1m-15.4 -6.4l.7 .7m12.1 -.7l-.7 .7m-9.7 5.7a4 4 0 0 1 8 0M3 21l18 0M12 9v-6l3 3m-6 0l3 -3"
    />
  )
}

export function SunsetIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 17h1m16 0h1m-15.4 -6.4l.7 .7m12.1 -.7l-.7 .7m-9.7 5.7a4 4 0 0 1 8 0M3 21l18 0M12 3v6l3 -3m-6 0l3 3"
    />
  )
}

export function Sunset2Icon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 13h1M20 13h1M5.6 6.6l.7 .7M18.4 6.6l-.7 .7M8 13a4 4 0 1 1 8 0M3 17h18M7 20h5M16 20h1M12 5v-1"
    />
  )
}

export function SwimmingIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M6 11l4 -2l3.5 3l-1.5 2M3 16.75a2.4 2.4 0 0 0 1 .25a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 1 -.25"
    />
  )
}
