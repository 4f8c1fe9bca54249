import type { GiftTerms, RainsView, RecipientView } from '@maneki/contract/agents/gift-schemas';
import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { readToPlay } from '#features/cashier';
import { listParties, listUsernames } from '#features/identity';
import { dayOf, getMainAccount } from '#features/wallet';
import type { MemberCall } from '#platform/calls/call';
import { provideNodes } from '../tree/provide-nodes.ts';
import { stateOf } from './gift.ts';
import type { GiftServices } from './gift-services.ts';
import { limitsOf } from './lay-out.ts';
import { isEarned, mayReceive, minTurnoverOf, readTurnovers } from './parties.ts';
import { listAbove, listTaken } from './rains/store.ts';
import { searchRecipients } from './recipients/store.ts';
import * as store from './store.ts';

type Reader = Pick<MemberCall, 'caller' | 'merchantCode' | 'now'>;

const RECIPIENTS_SHOWN = 20;
const TAKEN_SHOWN = 10;
const OFF = { code: 'agents.gifts_off', detail: {} } as const;

const isOff = ({ merchants }: GiftServices, { merchantCode }: Reader): boolean =>
  !merchants.get(merchantCode).flags.AGENTRANSMULTDOWN3;

/** How much may be sent now, and what stands in the way. */
export async function getGiftTerms(services: GiftServices, call: Reader) {
  if (isOff(services, call)) return refused(OFF);
  const { caller, merchantCode, now } = call;
  const { memberId } = caller;
  const { currency, available } = await getMainAccount(services, { memberId, now });
  const limits = limitsOf(moneyOf(currency));
  const businessDay = dayOf(now, services.merchants.get(merchantCode).businessTimezone);
  return services.database.transact(async (tx) => {
    const toPlay = await readToPlay(tx, {}, { memberId, currency, now });
    const sent = await store.sumSent(tx, { senderId: memberId, currency, businessDay });
    const dayLeft = limits.dayMax - sent;
    const [party] = await listParties(tx, [memberId]);
    const terms: GiftTerms = {
      currency: moneyOf(currency),
      isPlayCredit: isPlayCredit(caller.type),
      reach: await store.findReach(tx, merchantCode),
      withdrawable: writeAmount(toPlay > 0n ? 0n : available),
      toPlay: writeAmount(toPlay),
      dayLeft: writeAmount(dayLeft > 0n ? dayLeft : 0n),
      eachMin: writeAmount(limits.eachMin),
      eachMax: writeAmount(limits.eachMax),
      dayMax: writeAmount(limits.dayMax),
      reviewAbove: writeAmount(limits.reviewAbove),
      hasPaymentPassword: party?.hasPaymentPassword ?? false,
      minTurnover: writeAmount(minTurnoverOf(moneyOf(currency))),
    };
    return done(terms);
  });
}

/** Whom the caller may send to, by the beginning of their names. */
export async function listRecipients(
  services: GiftServices,
  call: Reader,
  { search, cursor }: { readonly search: string; readonly cursor?: string | undefined },
) {
  if (isOff(services, call)) return refused(OFF);
  const { caller, merchantCode, now } = call;
  const { currency } = await getMainAccount(services, { memberId: caller.memberId, now });
  const timezone = services.merchants.get(merchantCode).businessTimezone;
  return services.database.transact(async (tx) => {
    const reach = await store.findReach(tx, merchantCode);
    const asked = { senderId: caller.memberId, reach, begins: search, after: cursor };
    const found = await searchRecipients(tx, { ...asked, limit: RECIPIENTS_SHOWN + 1 });
    const shown = found.slice(0, RECIPIENTS_SHOWN);
    const memberIds = shown.map(({ memberId }) => memberId);
    const turnoverOf = await readTurnovers(tx, { memberIds, currency, timezone, now });
    const list: RecipientView[] = shown.map((recipient) => ({
      ...recipient,
      isPlaying: mayReceive(recipient) && isEarned(turnoverOf(recipient.memberId), currency),
    }));
    return done({ list, next: found.length > shown.length ? shown.at(-1)!.username : null });
  });
}

/** Lucky rains of those above the caller, and what the caller got of late. */
export async function listRains(services: GiftServices, call: Reader): Promise<RainsView> {
  const { caller, merchantCode, now } = call;
  const { memberId } = caller;
  const { currency } = await getMainAccount(services, { memberId, now });
  const timezone = services.merchants.get(merchantCode).businessTimezone;
  return services.database.transact(async (tx) => {
    const node = (await provideNodes(tx, [memberId])).get(memberId);
    const above = node && mayReceive(caller) ? await listAbove(tx, { node, now }) : [];
    const rains = above.filter(({ gift }) => gift.currency === currency);
    const taken = await listTaken(tx, { memberId, limit: TAKEN_SHOWN });
    const senders = [
      ...rains.map(({ gift }) => gift.senderId),
      ...taken.map(({ senderId }) => senderId),
    ];
    const names = await listUsernames(tx, [...new Set(senders)]);
    const turnoverOf = await readTurnovers(tx, { memberIds: [memberId], currency, timezone, now });
    const turnover = turnoverOf(memberId);
    return {
      currency: moneyOf(currency),
      rains: rains.map(({ gift, taken: amount, isAnyLeft }) => ({
        id: gift.id,
        from: names.get(gift.senderId) ?? '',
        greeting: gift.greeting,
        startsAt: gift.rain!.startsAt.toISOString(),
        endsAt: gift.rain!.endsAt.toISOString(),
        isOpen: stateOf(gift, now) === 'OPEN',
        packets: gift.count,
        isAnyLeft,
        taken: amount === null ? null : writeAmount(amount),
      })),
      minTurnover: writeAmount(minTurnoverOf(moneyOf(currency))),
      turnover: writeAmount(turnover),
      isEarned: isEarned(turnover, currency),
      own: taken.map(({ giftId, senderId, amount, at }) => ({
        id: giftId,
        from: names.get(senderId) ?? '',
        amount: writeAmount(amount),
        at: at.toISOString(),
      })),
    };
  });
}
