import type { Language } from '@maneki/contract/language';
import { textIn } from '../message.ts';
import { everyText } from './broadcast.ts';
import type { ReadBroadcast } from './store.ts';

/** What was written to many, as a row of operators' list. */
export const describeRow = (broadcast: ReadBroadcast, language: Language) => ({
  id: broadcast.id,
  category: broadcast.category,
  title: textIn(broadcast.titles, language),
  reach: broadcast.reach,
  reads: broadcast.reads,
  sentAt: broadcast.sentAt.toISOString(),
  sentBy: broadcast.sentBy,
  withdrawnAt: broadcast.withdrawnAt?.toISOString() ?? null,
});

const TYPES = ['0', '1', '2', '40', '41', '42'] as const;

/** The whole of it, with its audience. */
export const describeWhole = (broadcast: ReadBroadcast, language: Language) => ({
  ...describeRow(broadcast, language),
  titles: everyText(broadcast.titles),
  bodies: everyText(broadcast.bodies),
  withdrawnBy: broadcast.withdrawnBy,
  types: TYPES.filter((type) => broadcast.types.includes(Number(type))),
  vipMin: broadcast.vipMin,
  vipMax: broadcast.vipMax,
  labels: [...broadcast.labels],
  countries: [...broadcast.countries],
  languages: [...broadcast.languages],
});
