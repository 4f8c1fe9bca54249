import { expect, test } from 'vitest';
import { areaOf } from './area-of.ts';

test.each([
  ['apps/server/src/features/wallet/caps.db.test.ts', 'wallet'],
  ['apps/player/src/features/catalog/list/list-state.test.ts', 'catalog'],
  ['packages/contract/src/identity/field-check.test.ts', 'identity'],
  ['packages/phrases/src/en/site.test.ts', 'site'],
  ['apps/house/src/features/slots/spins.db.test.ts', 'house'],
  ['packages/games/src/slots/play.test.ts', 'games'],
  ['apps/arcade/src/frame/sound.test.ts', 'arcade'],
  ['apps/server/src/platform/outbox/run-outbox.db.test.ts', 'platform'],
  ['apps/server/src/seed.db.test.ts', 'platform'],
  ['packages/kernel/src/money.test.ts', 'platform'],
  ['tooling/gate/tally.test.ts', 'tooling'],
])('%s counts for %s', (file, area) => {
  expect(areaOf(file, '')).toBe(area);
});

test('a journey counts for the feature of the requirement that it names first', () => {
  expect(areaOf('e2e/favourites.e2e.test.ts', '[LIST-6] [PLAY-5] a favourite leaves')).toBe(
    'catalog',
  );
  expect(areaOf('e2e/trial.e2e.test.ts', 'dark > [TRIAL-1] a trial ends')).toBe('identity');
});

test('a journey that names none is a journey', () => {
  expect(areaOf('e2e/balance.e2e.test.ts', 'a new member sees it')).toBe('journeys');
});
