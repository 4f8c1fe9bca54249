import { FEATURE_ORDER } from '../tidy/order.ts';

/** Where what belongs to no feature is put, by the beginning of its path. The first that fits counts. */
const PLACES: readonly (readonly [string, string])[] = [
  ['apps/house/', 'house'],
  ['apps/studio/', 'house'],
  ['apps/arcade/', 'arcade'],
  ['packages/games/', 'games'],
  ['packages/art/', 'art'],
  ['packages/ui/', 'ui'],
  ['tooling/', 'tooling'],
  ['bench/', 'tooling'],
  ['faults/', 'tooling'],
];

/** Which feature a requirement is about, by the word before its number: `[LIST-6]`. */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  APP: 'site',
  HOME: 'site',
  MENU: 'site',
  SHELL: 'site',
  SITE: 'site',
  AUTH: 'identity',
  PWD: 'identity',
  REG: 'identity',
  TRIAL: 'identity',
  SAFE: 'safety',
  CASH: 'wallet',
  HELP: 'content',
  MSG: 'content',
  LIST: 'catalog',
  PLAY: 'play',
  FAIR: 'house',
};

/** Journeys that name no requirement, and platform code. */
const JOURNEYS = 'journeys';
const PLATFORM = 'platform';

/**
 * Whose time a test takes: a feature's by its folder, or by the requirement that its title names first;
 * else that of the app or package that it is part of.
 */
export function areaOf(file: string, title: string): string {
  if (file.startsWith('e2e/')) return areaOfRequirement(title) ?? JOURNEYS;
  const place = PLACES.find(([start]) => file.startsWith(start));
  return place?.[1] ?? featureIn(file) ?? PLATFORM;
}

function areaOfRequirement(title: string): string | undefined {
  const word = /\[([A-Z]+)-\w+\]/.exec(title)?.[1];
  return word === undefined ? undefined : REQUIREMENTS[word];
}

/** `apps/server/src/features/wallet/…`, `packages/contract/src/wallet/…`, `packages/phrases/src/en/wallet.ts`. */
function featureIn(file: string): string | undefined {
  const parts = file.split('/').map((part) => part.replace(/\..*$/, ''));
  return parts.slice(2).find((part) => FEATURE_ORDER.includes(part));
}
