import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import * as terms from '@maneki/contract/rewards/referral';
import type { ReferralView } from '@maneki/contract/rewards/referral-schemas';
import type { RewardKind } from '@maneki/contract/rewards/reward';
import { fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listInvitationCodes, takeReferralCode } from '#features/identity';
import { dayOf, getMainAccount, type WalletServices } from '#features/wallet';
import { tenthsIn } from './commission.ts';
import { countFriends, sumGrants } from './store.ts';

/** What inviting gives; what the friend is given is the friend's. */
const OWN_KINDS: readonly RewardKind[] = ['REFERRAL', 'MILESTONE', 'COMMISSION'];

type Asked = {
  readonly memberId: string;
  readonly type: MemberType;
  readonly merchantCode: string;
  readonly now: Date;
};

/** What a member invites with, how many came, and what there is to have. Agents invite for their line instead. */
export async function getReferral(services: WalletServices, asked: Asked): Promise<ReferralView> {
  const { memberId, type, merchantCode, now } = asked;
  const { database, merchants } = services;
  if (type !== MEMBER_TYPES.player) {
    const codes = await database.statement((tx) =>
      listInvitationCodes(tx, { ownerId: memberId, now }),
    );
    return { state: 'AGENT', codes };
  }
  const { flags, businessTimezone, name: merchant } = merchants.get(merchantCode);
  if (!flags.REFERRAL) return { state: 'SOON' };
  const { currency } = await getMainAccount(services, { memberId, now });
  const today = dayOf(now, businessTimezone);
  const { code, counts, sums } = await database.transact(async (tx) => ({
    code: await takeReferralCode(tx, { memberId, merchantCode, now }),
    counts: await countFriends(tx, { referrerId: memberId, today }),
    sums: await sumGrants(tx, { memberId, currency, kinds: OWN_KINDS, now }),
  }));
  return {
    ...{ state: 'ON', code, merchant, currency: moneyOf(currency), ...counts },
    earned: writeAmount(sums.earned),
    waiting: writeAmount(sums.waiting),
    terms: describeTerms(currency, counts.qualified),
  };
}

function describeTerms(currency: string, qualified: number) {
  const sum = (units: number) => writeAmount(fromReferenceUnits(units, moneyOf(currency)));
  return {
    days: terms.REFERRAL_DAYS,
    deposit: sum(terms.REFERRAL_DEPOSIT_RU),
    turnover: sum(terms.REFERRAL_TURNOVER_RU),
    referrer: sum(terms.REFERRER_RU),
    friend: sum(terms.REFERRED_RU),
    friendMultiple: terms.REFERRED_MULTIPLE,
    milestones: terms.REFERRAL_MILESTONES.map(({ friends, ru }) => ({
      ...{ friends, amount: sum(ru), isReached: friends <= qualified },
    })),
    commissionPpm: terms.COMMISSION_PPM,
    secondPpm: terms.COMMISSION_SECOND_PPM,
    months: terms.COMMISSION_MONTHS,
    commissionMin: writeAmount(tenthsIn(terms.COMMISSION_MIN_TENTHS, currency)),
    commissionMax: writeAmount(tenthsIn(terms.COMMISSION_MAX_TENTHS, currency)),
  };
}
