import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswerError } from '#frame/call-house.ts';
import { chooseType, collect, createDesk, type DeskStore } from '../desk.ts';
import { bought, openTestLottery } from '../testing/test-lottery.ts';
import type { BasketItem } from './basket.ts';
import { complaintOf } from './complaint-of.ts';
import { forgetBought, leaveSheet, type PlacedWish, placeSlip } from './place-slip.ts';
import type { PricedItem } from './price-basket.ts';

const item = (id: number, selection: string): BasketItem => ({
  id,
  play: 'FIX_1',
  selection,
  multiplier: 1,
  stake: 100n,
});
const NEW = { play: 'FIX_1', selection: '1', multiplier: 1, stake: 100n };
const wish = { no: 1, playType: 'TRADITION', prizeMode: 'LOTT', tickets: [] } as PlacedWish;
const order = { ids: [1, 2], stake: 200_000n };
const DONE = { ok: true, value: { slips: [bought(1)], balance: '980' } };
const refusal = { code: 'house.number_full', message: 'Full', detail: { ticket: 2 } };
const none = { ok: true, value: { issues: [], restricted: [] } };

function open(orders = {}) {
  const start = {
    type: 'TRADITION',
    mode: 'LOTT',
    series: 1_960,
    unitValue: 20n,
    stake: 10n,
  } as const;
  const desk = createDesk(start, {
    orders,
    baskets: { TRADITION: [item(1, '1'), item(2, '2')], ENTERTAINMENT: [item(1, '9')] },
  });
  const lottery = openTestLottery();
  const answer = Promise.withResolvers<unknown>();
  lottery.answers.placeSlip = () => answer.promise;
  lottery.answers.listIssues = () => none;
  return { ...lottery, desk, answer: answer.resolve };
}

const idsOf = (desk: DeskStore, type: 'TRADITION' | 'ENTERTAINMENT') =>
  desk.get().baskets[type].map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('[PLAY-9] a slip that was bought', () => {
  test('leaves its own play type, whatever is chosen by then', async () => {
    const { play, desk, answer } = open();
    const placed = placeSlip({ play, desk }, wish, order);
    chooseType(desk, 'ENTERTAINMENT');
    answer(DONE);
    await placed;
    expect(idsOf(desk, 'TRADITION')).toEqual([]);
    expect(idsOf(desk, 'ENTERTAINMENT')).toEqual([1]);
    expect(play.state.get().told).toMatchObject({
      kind: 'bought',
      type: 'TRADITION',
      isSure: true,
    });
    expect(desk.get().orders).toEqual({});
  });

  test('takes nothing along that was chosen meanwhile, not even the same once more', async () => {
    const { play, desk, answer } = open();
    const placed = placeSlip({ play, desk }, wish, order);
    collect(desk, [NEW, { ...NEW, selection: '7' }]);
    answer(DONE);
    await placed;
    expect(desk.get().baskets.TRADITION).toEqual([item(3, '1'), item(4, '7')]);
  });

  test('is not told as done while the wallet has not said yes', async () => {
    const { play, desk, answers, answer } = open();
    answers.getState = () => ({ ok: false, refusal });
    answer({ ok: true, value: { ...DONE.value, balance: null } });
    await placeSlip({ play, desk }, wish, order);
    expect(play.state.get().told).toMatchObject({ kind: 'bought', isSure: false });
  });
});

describe('[PLAY-9] a slip that was refused', () => {
  test('stays as it was, and is told also where nobody looks at its sheet', async () => {
    const { play, desk, answer, asked } = open();
    answer({ ok: false, refusal });
    await placeSlip({ play, desk }, wish, order);
    expect(idsOf(desk, 'TRADITION')).toEqual([1, 2]);
    expect(play.state.get().told).toEqual({
      kind: 'refused',
      type: 'TRADITION',
      refusal,
      ids: order.ids,
      isSure: true,
    });
    expect(asked.map(({ call }) => call)).toEqual(['placeSlip', 'listIssues']);
  });

  test('complains about the selection that was meant, also when others were removed since', () => {
    const priced = (id: number) => ({ ...item(id, '1') }) as PricedItem;
    const refused = { refusal, ids: [1, 2, 3] };
    expect(complaintOf(refused, priced(2))).toBe('Full');
    expect(complaintOf(refused, priced(1))).toBeUndefined();
    expect(complaintOf(refused, priced(3))).toBeUndefined();
    expect(complaintOf(null, priced(2))).toBeUndefined();
  });
});

test('[PLAY-9] what nobody knows the end of is wished for again under the same key', async () => {
  const { play, desk, answer, asked } = open({ TRADITION: { key: 'kept', ids: [] } });
  answer(DONE);
  await placeSlip({ play, desk }, wish, order);
  expect(asked[0]).toEqual({ call: 'placeSlip', request: { ...wish, key: 'kept' } });
  await placeSlip({ play, desk }, wish, order);
  expect(asked[1]!.request).not.toMatchObject({ key: 'kept' });
});

describe('[PLAY-9] a refusal that came before the house looked at the key', () => {
  const refuse = (code: string) => ({ ok: false, refusal: { code, message: 'No' } });

  async function askFor(answers: readonly unknown[], orders = {}) {
    const lottery = open(orders);
    const left = [...answers];
    lottery.answers.placeSlip = () => {
      const next = left.shift();
      if (next === 'lost') throw new NoAnswerError('lost');
      return next;
    };
    await placeSlip(lottery, wish, order);
    const { key } = lottery.asked[0]!.request as { key: string };
    return { ...lottery, key };
  }

  test.each([['call.too_many_requests'], ['house.session_ended'], ['house.launch_invalid']])(
    'is not taken for the end of a wish whose answer was lost: %s',
    async (code) => {
      const { desk, key, play } = await askFor(['lost', refuse(code)]);
      expect(play.state.get().told).toMatchObject({ kind: 'refused', isSure: false });
      expect(desk.get().orders).toEqual({ TRADITION: { key, ids: [] } });
      expect(idsOf(desk, 'TRADITION')).toEqual([1, 2]);
    },
  );

  test.each([['call.too_many_requests'], ['house.session_ended']])(
    'is not taken for the end of a wish that an earlier call left unknown: %s',
    async (code) => {
      const orders = { TRADITION: { key: 'kept', ids: [] } };
      const { desk, play } = await askFor([refuse(code)], orders);
      expect(desk.get().orders).toEqual(orders);
      expect(play.state.get().told).toMatchObject({ isSure: false });
    },
  );

  test('leaves the key, so that the wish is bought once when it comes again', async () => {
    const { play, desk, key, asked } = await askFor([
      'lost',
      refuse('call.too_many_requests'),
      DONE,
    ]);
    await placeSlip({ play, desk }, wish, order);
    expect(asked.at(-1)).toMatchObject({ call: 'placeSlip', request: { key } });
    expect(idsOf(desk, 'TRADITION')).toEqual([]);
  });

  test.each([['call.too_many_requests'], ['house.session_ended']])(
    'is the end of a wish of which nothing was lost: %s',
    async (code) => {
      const { desk, play } = await askFor([refuse(code)]);
      expect(desk.get().orders).toEqual({});
      expect(play.state.get().told).toMatchObject({ isSure: true });
    },
  );

  test('others are the end of a wish, also after a lost answer', async () => {
    const { desk } = await askFor(['lost', refuse('house.insufficient_funds')]);
    expect(desk.get().orders).toEqual({});
  });
});

test('[PLAY-9] whoever opens the next slip has seen what was bought; what was refused stands on its sheet', () => {
  const { play } = openTestLottery();
  const told = { type: 'TRADITION', slips: [], basket: [], isSure: true } as const;
  play.tell({ kind: 'bought', ...told });
  forgetBought(play);
  expect(play.state.get().told).toBeNull();
  play.tell({ kind: 'refused', type: 'TRADITION', refusal, ids: [], isSure: true });
  forgetBought(play);
  expect(play.state.get().told).toMatchObject({ kind: 'refused' });
});

test('[PLAY-9] a closed sheet has told what is sure; what is not stays in view until it is', () => {
  const { play } = openTestLottery();
  const told = { kind: 'bought', type: 'TRADITION', slips: [], basket: [] } as const;
  play.tell({ ...told, isSure: false });
  leaveSheet(play);
  expect(play.state.get().told).toMatchObject({ isSure: false });
  play.tell({ ...told, isSure: true });
  leaveSheet(play);
  expect(play.state.get().told).toBeNull();
});

test('one slip is bought at a time', async () => {
  const { play, desk, answer, asked } = open();
  const first = placeSlip({ play, desk }, wish, order);
  await placeSlip({ play, desk }, wish, order);
  answer(DONE);
  await first;
  expect(asked).toHaveLength(1);
});
