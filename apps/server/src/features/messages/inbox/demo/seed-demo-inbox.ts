import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { listDemoMembers, listUsernames } from '#features/identity';
import { listMerchants, type Merchant } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { insertBroadcast, listBroadcasts } from '../broadcasts/store.ts';
import type { MessageWish } from '../message.ts';
import { sendMessages } from '../send-messages.ts';
import { setReadBefore } from '../store.ts';
import { DEMO_BODIES, DEMO_TITLES } from './demo-texts.ts';

/** The player whom visitors of a demonstration enter as. */
const PLAYER = 'sakura';

const SECOND_LAST_WEEK_MS = 9 * DAY_MS;

/** Gives merchants of a demonstration something to read. One that has written already keeps it as it is. */
export async function seedDemoInbox(tx: Tx, now: Date): Promise<void> {
  const members = await listDemoMembers(tx);
  const names = await listUsernames(
    tx,
    members.map(({ memberId }) => memberId),
  );
  for (const merchant of await listMerchants(tx)) {
    const { code: merchantCode } = merchant;
    const own = members.filter((member) => member.merchantCode === merchantCode);
    const isNew = (await listBroadcasts(tx, { merchantCode, limit: 1 })).length === 0;
    if (isNew) await insertBroadcast(tx, demoBroadcast(merchantCode, own.length, now));
    const player = own.find(({ memberId }) => names.get(memberId) === PLAYER);
    if (!player) continue;
    const sent = await sendMessages(tx, wishesFor({ ...player, merchant, now }));
    const before = new Date(now.getTime() - 3 * DAY_MS);
    if (sent.length > 0) await setReadBefore(tx, { memberId: player.memberId, before });
  }
}

function demoBroadcast(merchantCode: string, reach: number, now: Date) {
  const sentAt = new Date(now.getTime() - 26 * HOUR_MS);
  return {
    ...({ id: drawId(sentAt), merchantCode, category: 'SYSTEM', reach, sentAt } as const),
    ...{ titles: DEMO_TITLES, bodies: DEMO_BODIES, sentBy: 'platform' },
    ...{ types: [], vipMin: null, vipMax: null, labels: [], countries: [], languages: [] },
    ...{ withdrawnAt: null, withdrawnBy: null },
  };
}

/** What happened to a player within some weeks, without anything that leads to what is not there. */
function wishesFor(of: {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly merchant: Merchant;
  readonly now: Date;
}): MessageWish[] {
  const { memberId, merchantCode, merchant, now } = of;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const money = (units: number) => ({
    amount: writeAmount(fromReferenceUnits(units, merchant.currency)),
    currency: merchant.currency,
  });
  const told = (name: string, ms: number) => ({
    ...{ memberId, merchantCode, sourceKey: `demo ${name}`, at: ago(ms) },
  });
  return [
    { ...told('rebate', 3 * HOUR_MS), kind: 'REBATE_CREDITED', params: { amount: money(4) } },
    {
      ...told('device', 20 * HOUR_MS),
      ...{ kind: 'NEW_DEVICE', params: { device: 'Chrome, Android' } },
    },
    {
      ...told('points', 2 * DAY_MS),
      ...{ kind: 'POINTS_EXPIRING', params: { points: 240, day: firstOfNextMonth(now) } },
    },
    { ...told('rebate before', 4 * DAY_MS), kind: 'REBATE_CREDITED', params: { amount: money(7) } },
    { ...told('level', SECOND_LAST_WEEK_MS), kind: 'LEVEL_RAISED', params: { level: 1 } },
    {
      ...told('bonus', SECOND_LAST_WEEK_MS - HOUR_MS),
      ...{ kind: 'REWARD_CREDITED', params: { amount: money(3) } },
    },
    { ...told('password', 21 * DAY_MS), kind: 'PASSWORD_CHANGED', params: {} },
    { ...told('gift', 44 * DAY_MS), kind: 'REWARD_CREDITED', params: { amount: money(1_000) } },
  ];
}

const firstOfNextMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
