import { LIVE_MODELS_MAX } from '@maneki/contract/messages/chat';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import * as store from './store.ts';

type Wish = Omit<store.LiveModel, 'id'> & { readonly id?: string | undefined };

/** Adds somebody who deals live, or changes what is told of them. Who is not active is on nobody's stream. */
export async function saveModel(tx: Tx, { merchantCode, now }: OperatorCall, wish: Wish) {
  const all = await store.listLiveModels(tx, { merchantCode });
  const before = all.find(({ id }) => id === wish.id);
  if (wish.id !== undefined && !before)
    return refused({ code: 'messages.live_model_unknown', detail: {} });
  if (!before && all.length >= LIVE_MODELS_MAX)
    return refused({ code: 'messages.live_models_too_many', detail: { most: LIVE_MODELS_MAX } });
  const id = wish.id ?? drawId(now);
  const model = { ...wish, id, streaming: wish.active && wish.streaming };
  await store.putLiveModel(tx, { ...model, merchantCode });
  return acted({ id }, { subject: `live model ${id}`, before: before ?? null, after: model });
}

export async function removeModel(tx: Tx, { merchantCode }: OperatorCall, id: string) {
  const all = await store.listLiveModels(tx, { merchantCode });
  const before = all.find((model) => model.id === id);
  if (!before) return refused({ code: 'messages.live_model_unknown', detail: {} });
  await store.deleteLiveModel(tx, id);
  return acted({}, { subject: `live model ${id}`, before, after: null });
}
