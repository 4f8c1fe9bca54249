import type { BoatTones } from '../draw/boat.ts';
import type { PalmTones } from '../draw/palm.ts';

export const SEA_INK = '#04232c';
export const SUNRISE = ['#0b5064', '#1f8f8f 32', '#8fcca4 58', '#ffd993 80', '#ff9f62'];
export const SEA = ['#ffb878', '#5fc0a8 16', '#158a8c 45', '#06404c'];

export const BACKLIT_PALM: PalmTones = {
  trunk: ['#1c3034', '#3a4a3c 55', '#d8985a'],
  leaf: ['#0b4a45', '#0f6a58 60', '#7fae5a'],
  backLeaf: '#08393c',
  fruit: '#3a2a20',
};

export const JEWEL_BOAT: BoatTones = {
  sail: ['#fffdf0', '#ffe6b0 55', '#f7b06a'],
  stripe: '#e8574a',
  hull: ['#1fb5a8', '#0b5f66 70', '#063f48'],
};

export const DUSK_INK = '#120a24';

export const EVENING_PALM: PalmTones = {
  trunk: ['#1c1228', '#3a2434 55', '#e8906a'],
  leaf: ['#1a1838', '#3a2a4a 60', '#c8705a'],
  backLeaf: '#14102c',
  fruit: '#2a1824',
};
