/** The SQL of who deals live. Each function takes the transaction that it runs in first, as `tx`. */
import type { Tx } from '#platform/database/database';

export async function listLiveModels(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly active?: boolean | undefined;
    readonly streaming?: boolean | undefined;
  },
) {
  let query = tx
    .selectFrom('messages_live_models')
    .select(['id', 'name', 'viewers'])
    .select(['is_active as active', 'is_streaming as streaming', 'game_code as gameCode'])
    .where('merchant_code', '=', asked.merchantCode);
  if (asked.active !== undefined) query = query.where('is_active', '=', asked.active);
  if (asked.streaming !== undefined) query = query.where('is_streaming', '=', asked.streaming);
  return query.orderBy('name').execute();
}
