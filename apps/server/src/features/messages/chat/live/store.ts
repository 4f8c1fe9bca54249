/** The SQL of who deals live. Each function takes the transaction that it runs in first, as `tx`. */
import type { Tx } from '#platform/database/database';

export type LiveModel = {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly streaming: boolean;
  readonly gameCode: string;
  readonly viewers: number;
};

export async function listLiveModels(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly active?: boolean | undefined;
    readonly streaming?: boolean | undefined;
  },
): Promise<LiveModel[]> {
  let query = tx
    .selectFrom('messages_live_models')
    .select(['id', 'name', 'viewers'])
    .select(['is_active as active', 'is_streaming as streaming', 'game_code as gameCode'])
    .where('merchant_code', '=', asked.merchantCode);
  if (asked.active !== undefined) query = query.where('is_active', '=', asked.active);
  if (asked.streaming !== undefined) query = query.where('is_streaming', '=', asked.streaming);
  return query.orderBy('name').execute();
}

export async function putLiveModel(
  tx: Tx,
  model: LiveModel & { readonly merchantCode: string },
): Promise<void> {
  const saved = {
    name: model.name,
    is_active: model.active,
    is_streaming: model.streaming,
    game_code: model.gameCode,
    viewers: model.viewers,
  };
  await tx
    .insertInto('messages_live_models')
    .values({ id: model.id, merchant_code: model.merchantCode, ...saved })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(saved))
    .execute();
}

export async function deleteLiveModel(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('messages_live_models').where('id', '=', id).execute();
}
