import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconContrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const AlertCircleIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconAlertCircle} />
)
export const AlertTriangleIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconAlertTriangle} />
)
export const BoltIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBolt} />
export const CircleCheckIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconCircleCheck} />
)
export const ContrastIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconContrast} />
export const DeviceMobileIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconDeviceMobile} />
)
export const InfoCircleIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconInfoCircle} />
export const MoonStarsIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMoonStars} />
export const ShieldCheckIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconShieldCheck} />
)
export const SunIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSun} />
