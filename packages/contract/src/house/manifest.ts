import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, currency } from '../schema.ts';

export const manifestNames = z
  .partialRecord(z.enum(LANGUAGES), z.string())
  .and(z.object({ EN: z.string() }));
/** Whole reference units, as text. */
const units = z.string().regex(/^\d{1,15}$/);

/** A game as whoever lists games needs to know it. */
export const manifestGame = z.object({
  kind: z.string().describe('Which rules and which client'),
  gameId: z.string(),
  vendor: z.string(),
  category: z.enum(CATEGORIES),
  names: manifestNames,
  classify: z.string(),
  minBets: z.partialRecord(currency, amount),
  minLines: z.int().optional(),
  hasFreePlay: z.boolean(),
  returnPer10M: z.int().optional().describe('Proven share of stakes that comes back'),
  winMax: units.describe('The most that a round pays, in reference units, jackpots aside'),
  icon: z.string(),
  lottoModes: z
    .array(z.enum(['Tradition', 'Entertainment']))
    .optional()
    .describe('Of a lottery: how it is played'),
  isShared: z.boolean().describe('Rounds of many players at once: it has a table to look at'),
});

/**
 * What a provider says of its own games, under `/games/manifest`. Whoever lists games reads it and knows
 * no rules: what a game is called, what it costs at least, and what it gives back.
 */
export const houseManifest = z.object({
  vendors: z.array(
    z.object({
      code: z.string(),
      category: z.enum(CATEGORIES),
      names: manifestNames,
      icon: z.string().describe('A path, or `art:` and the name of a picture of the site'),
    }),
  ),
  games: z.array(manifestGame),
  ceilings: z
    .object({
      winPerRoundMax: units,
      winPerStakeMax: units,
      jackpotMax: units,
      exposurePerDayMax: units,
    })
    .describe('What its games may pay, by their proofs'),
});

export type HouseManifest = z.output<typeof houseManifest>;
export type ManifestNames = z.output<typeof manifestNames>;
export type ManifestGame = HouseManifest['games'][number];
export type ManifestVendor = HouseManifest['vendors'][number];
