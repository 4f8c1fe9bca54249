import type { TownTones } from '../draw/town.ts';

/** The night market at two distances: warm windows, ink walls. */
export const NEAR_TOWN: TownTones = {
  wall: ['#5a1f3c', '#2c0d2c'],
  roof: '#1a0820',
  edge: '#ff8a5c',
  window: ['#fff2b8', '#ffb84d 60', '#f2782f'],
};

export const FAR_TOWN: TownTones = {
  wall: ['#6d2450', '#4a1644'],
  roof: '#3a1040',
  edge: '#d8587a',
  window: ['#ffdf9a', '#ff9a4d'],
};

export const NIGHT_SKY = ['#0f0a2a', '#2a1152 30', '#6a1a56 58', '#c03a52 82', '#ff8a4a'];
export const INK = '#0e0620';
