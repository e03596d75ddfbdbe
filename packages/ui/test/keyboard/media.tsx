import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { samplePictures, samplePosters } from '../../src/internal/stories/sample-pictures.ts'
import { show } from '../stories.ts'
import {
  button,
  expectFocus,
  expectFollows,
  expectStops,
  focus,
  link,
  press,
  type RowChecks,
} from './keys.ts'

const track = () => page.elementLocator(document.querySelector('[data-slot=carousel-track]') ?? document.body)
const dialog = page.getByRole('dialog')

async function expectSlide(place: number): Promise<void> {
  const current = () =>
    [...document.querySelectorAll('[data-slot=carousel-slide]')].findIndex(
      (slide) => slide.getAttribute('data-state') === 'current',
    )
  await expect.poll(current).toBe(place - 1)
}

async function openPhoto(): Promise<void> {
  await show('lightbox', 'Default')
  focus(page.getByRole('link').first())
  await press('{Enter}')
  await expect.element(dialog).toBeVisible()
}

const expectPhoto = (place: number) => expect.element(dialog.getByText(`${place} / 6`)).toBeVisible()
const zoom = () => document.querySelector('[data-zoomed]')?.getAttribute('data-zoomed')
const openAnswers = () => document.querySelectorAll('details[open]').length

const movesPictures = async () => {
  focus(track())
  await press('{ArrowRight}')
  await expectSlide(2)
  await press('{ArrowLeft}')
  await expectSlide(1)
}

export const mediaChecks: Record<string, RowChecks> = {
  'activity-card': {
    Tab: async () => {
      await show('activity-card', 'Default', { pictures: samplePosters })
      await expectStops(button('Pause pictures'), track(), link('View Details'))
    },
    'Arrow keys': async () => {
      await show('activity-card', 'Default', { pictures: samplePosters })
      await movesPictures()
    },
    Enter: async () => {
      await show('activity-card', 'Default')
      await expectFollows(link('View Details'))
    },
  },
  'room-card': {
    Tab: async () => {
      await show('room-card', 'Default')
      await expectStops(
        button('Pause pictures'),
        button('Previous picture'),
        ...[1, 2, 3, 4].map((place) => button(`Show picture ${place} of 4`)),
        button('Next picture'),
        track(),
        button('Ask for this room'),
      )
    },
    'Arrow keys': async () => {
      await show('room-card', 'Default')
      await movesPictures()
    },
  },
  'beach-card': {
    Tab: async () => {
      await show('beach-card', 'Default')
      await expectStops(button('Pause pictures'), track(), link('View Details'), link('Book Now Membership'))
    },
    'Arrow keys': async () => {
      await show('beach-card', 'Default')
      await movesPictures()
    },
  },
  'hotel-card': {
    Tab: async () => {
      await show('hotel-card', 'Default')
      await expectStops(button('Pause pictures'), track(), link('View Details'), link('Call Now'))
    },
    'Arrow keys': async () => {
      await show('hotel-card', 'Default')
      await movesPictures()
    },
  },
  carousel: {
    Tab: async () => {
      await show('carousel', 'Bar', { images: samplePictures.slice(0, 2) })
      await expectStops(
        button('Pause pictures'),
        button('Previous picture'),
        button('Show picture 1 of 2'),
        button('Show picture 2 of 2'),
        button('Next picture'),
        track(),
      )
    },
    'Right, Left (Down, Up when vertical)': async () => {
      await show('carousel', 'Default')
      await movesPictures()
      await press('{ArrowLeft}')
      await expectSlide(6)
    },
    'Home, End': async () => {
      await show('carousel', 'Default')
      focus(track())
      await press('{End}')
      await expectSlide(6)
      await press('{Home}')
      await expectSlide(1)
    },
    'Space, Enter on pause': async () => {
      await show('carousel', 'Default')
      focus(button('Pause pictures'))
      await press(' ')
      await expectFocus(button('Play pictures'))
      await press('{Enter}')
      await expectFocus(button('Pause pictures'))
    },
  },
  'coast-map': {
    Tab: async () => {
      await show('coast-map', 'Default')
      await userEvent.tab()
      expect(document.activeElement?.textContent).toBe('Paragliding (Activity)')
      const first = document.activeElement
      await userEvent.tab()
      expect(first?.closest('ol')?.contains(document.activeElement)).toBe(true)
    },
    Enter: async () => {
      await show('coast-map', 'Default')
      await expectFollows(link('Paragliding'))
    },
  },
  faq: {
    Tab: async () => {
      await show('faq', 'Default')
      const questions = [...document.querySelectorAll('summary')].map((question) =>
        page.elementLocator(question),
      )
      await expectStops(...questions)
    },
    'Enter, Space': async () => {
      await show('faq', 'Default')
      await userEvent.tab()
      await userEvent.tab()
      await press('{Enter}')
      await expect.poll(() => document.activeElement?.closest('details')?.open).toBe(true)
      expect(openAnswers()).toBe(1)
      await press(' ')
      await expect.poll(openAnswers).toBe(0)
    },
  },
  gallery: {
    Tab: async () => {
      await show('gallery', 'Default')
      const pictures = [...document.querySelectorAll<HTMLElement>('[data-slot=gallery] a')].slice(0, 3)
      await expectStops(...pictures.map((picture) => page.elementLocator(picture)))
    },
    Enter: async () => {
      await show('gallery', 'Default')
      await userEvent.tab()
      await press('{Enter}')
      await expect.element(dialog).toBeVisible()
      await press('{ArrowRight}')
      await expectPhoto(2)
    },
  },
  lightbox: {
    'Enter on a photo': async () => {
      await openPhoto()
      await expectPhoto(1)
    },
    'Right, Left': async () => {
      await openPhoto()
      await press('{ArrowRight}')
      await expectPhoto(2)
      await press('{ArrowLeft}{ArrowLeft}')
      await expectPhoto(6)
    },
    'Right, Left, Up, Down when enlarged': async () => {
      await openPhoto()
      await press('++{ArrowUp}{ArrowRight}')
      await expectPhoto(1)
      await press('{ArrowRight}{ArrowRight}{ArrowRight}')
      await expectPhoto(2)
    },
    'Home, End': async () => {
      await openPhoto()
      await press('{End}')
      await expectPhoto(6)
      await press('{Home}')
      await expectPhoto(1)
    },
    '+, -, 0': async () => {
      await openPhoto()
      await press('++')
      await expect.element(button('Zoom out')).toBeEnabled()
      await press('-')
      await press('0')
      expect(zoom() ?? 'whole').toBe('whole')
    },
    Escape: async () => {
      await openPhoto()
      await press('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expectFocus(page.getByRole('link').first())
    },
  },
  'map-embed': {
    Tab: async () => {
      await show('map-embed', 'Default')
      await userEvent.tab()
      expect(document.activeElement?.tagName).toBe('IFRAME')
      focus(link('Open Candolim in Maps'))
      await expectFocus(link('Open Candolim in Maps'))
    },
  },
  marquee: {
    Tab: async () => {
      await show('marquee', 'Default')
      await userEvent.tab()
      expect(document.activeElement?.tagName).toBe('BUTTON')
      await userEvent.tab()
      expect(document.activeElement?.getAttribute('data-slot')).toMatch(/^marquee-/)
    },
    'Left, Right on the row': async () => {
      await show('marquee', 'Default')
      await userEvent.tab()
      await press(' ')
      await userEvent.tab()
      const row = document.activeElement
      const before = row?.scrollLeft ?? 0
      await press('{ArrowRight}{ArrowRight}')
      await expect.poll(() => row?.scrollLeft ?? 0).toBeGreaterThan(before)
    },
    'Space, Enter on pause': async () => {
      await show('marquee', 'Default')
      focus(button('Pause pictures'))
      await press(' ')
      await expectFocus(button('Play pictures'))
      await press('{Enter}')
      await expectFocus(button('Pause pictures'))
    },
  },
  'motion-toggle': {
    'Space, Enter': async () => {
      await show('motion-toggle', 'WithTheHook')
      focus(button('Pause the tide'))
      await press(' ')
      await expect.element(page.getByText('The tide is paused')).toBeVisible()
      await press('{Enter}')
      await expect.element(page.getByText('The tide is free to move')).toBeVisible()
    },
  },
}
