import { expect, test } from 'vitest';
import { arrangeContent } from './arrange-content.ts';
import { type Audience, EVERYBODY } from './audience.ts';
import type { ContentItem } from './content.ts';

const at = (time: string) => new Date(`2030-01-01T${time}Z`);

const item = (more: Partial<ContentItem>): ContentItem => ({
  id: 'id',
  key: 'key',
  kind: 'PL',
  groupName: '',
  platform: 'ALL',
  image: null,
  linkType: 'NONE',
  linkage: '',
  audience: EVERYBODY,
  startsAt: null,
  endsAt: null,
  sortOrder: 10,
  isPinned: false,
  mustRead: false,
  frequency: 'ONCE',
  publishedAt: at('00:00:00'),
  texts: {},
  ...more,
});

test('[MSG-2] content is another version from each instant at which something begins or ends', () => {
  const { version } = arrangeContent(
    [item({ startsAt: at('10:00:00'), endsAt: at('11:00:00') }), item({ endsAt: at('12:00:00') })],
    [],
  );
  const times = ['09:59:59.999', '10:00:00', '10:59:59', '11:00:00', '11:59:59', '12:00:00'];
  const [before, ...others] = times.map((time) => version(at(time)));
  expect(others).toEqual([others[0], others[0], others[2], others[2], others[4]]);
  expect(new Set([before, ...others]).size).toBe(4);
});

test('[MSG-2] content knows whether it asks for countries, labels or levels', () => {
  const demand = (audience: Partial<Audience>) => {
    const items = [item({}), item({ audience: { ...EVERYBODY, ...audience } })];
    const { countries, demandsLabels, demandsVip } = arrangeContent(items, []);
    return [[...countries], demandsLabels, demandsVip];
  };
  expect(demand({})).toEqual([[], false, false]);
  expect(demand({ countries: ['TH', 'JP'] })).toEqual([['TH', 'JP'], false, false]);
  expect(demand({ labels: ['gold'] })).toEqual([[], true, false]);
  expect(demand({ vip: [3] })).toEqual([[], false, true]);
});
