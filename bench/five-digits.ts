import { randomUUID } from 'node:crypto';
import type { SlipWish } from './lottery-client.ts';

const PLACES = 5;
const DIGITS = 10;

/** As many tickets as there are digits in all places: each of them another number. */
export const TICKETS = PLACES * DIGITS;

/** The least that a ticket costs: many of them load no number beyond what it may cost. */
const STAKE = '15';

/** A slip of the five-digit lottery with so many tickets, on different numbers. */
export const writeSlip = (no: number, tickets = TICKETS): SlipWish => ({
  key: randomUUID(),
  no,
  playType: 'ENTERTAINMENT',
  prizeMode: 'ELOTT',
  tickets: Array.from({ length: tickets }, (_, each) => ({
    play: `DIGIT_${1 + (each % PLACES)}`,
    selection: String(Math.floor(each / PLACES) % DIGITS),
    stake: STAKE,
  })),
});
