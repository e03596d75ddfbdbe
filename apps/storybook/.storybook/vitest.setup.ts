import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import './pictures/still.css'
import * as storyPictures from './pictures/story-pictures.ts'
import { storyAnnotations } from './story-annotations.ts'

// Only violations: the workshop also lists passes, which take longer to report than to check.
const onlyFaults = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } }

setProjectAnnotations([a11y, storyAnnotations, onlyFaults, storyPictures])
