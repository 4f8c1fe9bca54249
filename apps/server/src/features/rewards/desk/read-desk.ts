import type { ClaimState } from '@maneki/contract/rewards/promotion';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listUsernames } from '#features/identity';
import type { OperatorCall } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import type { Claim } from '../claims/claim.ts';
import { findClaim, searchClaims } from '../claims/store.ts';
import { type Comment, searchComments } from '../promotions/comments/store.ts';
import { findImage, listOfClaim } from '../promotions/images/store.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { listPromotions } from '../promotions/store.ts';
import { maximumOf } from '../promotions/types/custom/amount.ts';

type Reader = Pick<OperatorCall, 'merchantCode' | 'language'>;
type Page = { readonly size: number; readonly cursor?: string | undefined };

const before = ({ cursor }: Page) => (cursor === undefined ? undefined : BigInt(cursor));

/** The claims of a merchant's members, the latest first. */
export const listClaims = (
  database: Database,
  { merchantCode, language }: Reader,
  asked: Page & {
    readonly state?: ClaimState | undefined;
    readonly promotionId?: string | undefined;
    readonly memberId?: string | undefined;
  },
) =>
  database.transact(async (tx) => {
    const { size, cursor: _, ...filters } = asked;
    const search = { ...filters, merchantCode, before: before(asked), limit: size + 1 };
    const found = await searchClaims(tx, search);
    const rows = await describeClaims(tx, found.slice(0, size), { merchantCode, language });
    return { rows, next: found.length > size ? String(found[size - 1]!.seq) : null };
  });

async function describeClaims(
  tx: Tx,
  claims: readonly Claim[],
  { merchantCode, language }: Reader,
) {
  const promotions = await promotionsById(tx, merchantCode);
  const names = await listUsernames(tx, [...new Set(claims.map(({ memberId }) => memberId))]);
  return claims.map((claim) => {
    const promotion = promotions.get(claim.promotionId)!;
    return {
      id: claim.id,
      promotionId: claim.promotionId,
      promotion: promotion.titles[language],
      type: promotion.type,
      memberId: claim.memberId,
      member: names.get(claim.memberId) ?? claim.memberId,
      state: claim.state,
      currency: claim.currency,
      base: writeAmount(claim.base),
      amount: writeAmount(claim.amount),
      claimedAt: claim.claimedAt.toISOString(),
      decidedBy: claim.decidedBy,
      reason: claim.reason,
    };
  });
}

const promotionsById = async (tx: Tx, merchantCode: string): Promise<Map<string, Promotion>> =>
  new Map(
    (await listPromotions(tx, { merchantCode })).map((promotion) => [promotion.id, promotion]),
  );

/** One claim with what was sent along, and what may be given for it. */
export const readClaim = (database: Database, reader: Reader, { id }: { readonly id: string }) =>
  database.transact(async (tx) => {
    const { merchantCode } = reader;
    const claim = await findClaim(tx, { id, merchantCode });
    if (!claim) return refused({ code: 'rewards.claim_unknown', detail: {} } as const);
    const [row] = await describeClaims(tx, [claim], reader);
    const promotion = (await promotionsById(tx, merchantCode)).get(claim.promotionId)!;
    const maximum =
      promotion.type === 'CUSTOM'
        ? writeAmount(maximumOf(promotion.rule, moneyOf(claim.currency)))
        : null;
    const deducted = claim.deducted === null ? null : writeAmount(claim.deducted);
    const images = await listOfClaim(tx, id);
    return done({ ...row!, remark: claim.remark, images, maximum, deducted });
  });

export const readClaimImage = (
  database: Database,
  { merchantCode }: Pick<Reader, 'merchantCode'>,
  { id, imageId }: { readonly id: string; readonly imageId: string },
) =>
  database.transact(async (tx) => {
    const claim = await findClaim(tx, { id, merchantCode });
    if (!claim) return refused({ code: 'rewards.claim_unknown', detail: {} } as const);
    const bytes = await findImage(tx, { id: imageId, claimId: id });
    return bytes
      ? done({ data: bytes.toString('base64') })
      : refused({ code: 'rewards.promotion_image_unknown', detail: {} } as const);
  });

/** What members say of promotions, the latest first. */
export const listComments = (
  database: Database,
  { merchantCode, language }: Reader,
  asked: Page & { readonly state?: Comment['state'] | undefined },
) =>
  database.transact(async (tx) => {
    const { size, state } = asked;
    const search = { merchantCode, state, before: before(asked), limit: size + 1 };
    const found = await searchComments(tx, search);
    const shown = found.slice(0, size);
    const promotions = await promotionsById(tx, merchantCode);
    const names = await listUsernames(tx, [...new Set(shown.map(({ memberId }) => memberId))]);
    const rows = shown.map((comment) => ({
      id: comment.id,
      promotion: promotions.get(comment.promotionId)!.titles[language],
      memberId: comment.memberId,
      member: names.get(comment.memberId) ?? comment.memberId,
      text: comment.text,
      state: comment.state,
      writtenAt: comment.writtenAt.toISOString(),
      decidedBy: comment.decidedBy,
    }));
    return { rows, next: found.length > size ? String(shown.at(-1)!.seq) : null };
  });
