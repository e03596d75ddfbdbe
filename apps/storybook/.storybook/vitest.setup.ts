import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import * as preview from './preview.tsx'
import './pictures/still.css'
import * as storyPictures from './pictures/story-pictures.ts'

setProjectAnnotations([a11y, preview, storyPictures])
