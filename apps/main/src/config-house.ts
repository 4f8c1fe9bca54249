import { z } from 'zod';
import { readStopAt } from './stop-at.ts';

const origin = z.url({ protocol: /^https?$/, error: 'must look like https://host' });

/** Where the game provider stands, where it is a process of its own, and how the two know each other. */
export const houseVariables = {
  /** Of the house, for nodes of the platform: where players find its games. */
  HOUSE_URL: origin.optional(),
  /** Of the platform, for nodes of the house. */
  PLATFORM_URL: origin.optional(),
  HOUSE_KEY_ID: z
    .string()
    .regex(/^[\w.-]{3,64}$/, 'must be the id of a key')
    .optional(),
  HOUSE_KEY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** For tests of crashes alone: where the process ends itself. */
  HOUSE_STOP_AT: z
    .string()
    .regex(/^(?:asked|answered):[1-9]\d{0,5}$/, 'must be like answered:25')
    .transform(readStopAt)
    .optional(),
  /** Sites of other origins that may show the games in a frame. */
  HOUSE_FRAME_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, 'must be like https://host'))),
};

export type HouseConfig = z.infer<z.ZodObject<typeof houseVariables>>;

type Name = 'HOUSE_URL' | 'PLATFORM_URL' | 'HOUSE_KEY_ID' | 'HOUSE_KEY_SECRET';

const NEEDED: Readonly<Record<string, readonly Name[]>> = {
  house: ['PLATFORM_URL', 'HOUSE_KEY_ID', 'HOUSE_KEY_SECRET'],
  // Who leads players to another process must let that process in.
  web: ['HOUSE_KEY_ID', 'HOUSE_KEY_SECRET'],
  worker: ['HOUSE_KEY_ID', 'HOUSE_KEY_SECRET'],
};

/** One line about what a role cannot do without, or undefined. */
export function findMissingForHouse(
  config: HouseConfig & { readonly ROLE: string },
): string | undefined {
  const { ROLE, HOUSE_URL } = config;
  if (ROLE === 'all') {
    if (HOUSE_URL)
      return 'ROLE=all runs the house itself: HOUSE_URL is for ROLE=web and ROLE=worker.';
    return undefined;
  }
  if (ROLE !== 'house' && !HOUSE_URL) return undefined;
  const missing = (NEEDED[ROLE] ?? []).filter((name) => config[name] === undefined);
  if (missing.length === 0) return undefined;
  const because = ROLE === 'house' ? 'ROLE=house' : 'HOUSE_URL';
  return `${because} needs ${missing.join(' and ')} as well.`;
}
