import type { Tx } from '#platform/database/database';
import type { Marks } from '../claims/claim.ts';

/** What a member chose for a deposit. */
export type Choice = {
  readonly orderNo: string;
  readonly promotionId: string;
  readonly memberId: string;
  readonly marks: Marks;
  readonly chosenAt: Date;
};

export async function insertChoice(tx: Tx, choice: Choice): Promise<void> {
  await tx
    .insertInto('rewards_deposit_choices')
    .values({
      order_no: choice.orderNo,
      promotion_id: choice.promotionId,
      member_id: choice.memberId,
      address_hash: choice.marks.address,
      device_hash: choice.marks.device,
      chosen_at: choice.chosenAt,
    })
    .execute();
}

export async function findChoice(tx: Tx, orderNo: string): Promise<Choice | undefined> {
  const row = await tx
    .selectFrom('rewards_deposit_choices')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return (
    row && {
      orderNo,
      promotionId: row.promotion_id,
      memberId: row.member_id,
      marks: { address: row.address_hash, device: row.device_hash },
      chosenAt: row.chosen_at,
    }
  );
}

/** Says why nothing came of a choice. */
export async function noteRefusal(
  tx: Tx,
  { orderNo, refusal }: { readonly orderNo: string; readonly refusal: string },
): Promise<void> {
  await tx
    .updateTable('rewards_deposit_choices')
    .set({ refusal })
    .where('order_no', '=', orderNo)
    .execute();
}
