import type { packetRefusals as source } from '../en/packet-refusals.ts';
import type { Words } from '../words.ts';

export const packetRefusals: Words<typeof source> = {
  packet_round_unknown: 'この回は見つかりません。',
  packet_round_early: 'この回はまだ始まっていません。',
  packet_round_over: 'この回は終了しました。',
  packet_deposit_low: 'この回は、当日に{minimum}以上入金された方が対象です。',
  packet_all_taken: 'この回の紅包はすべて受け取られました。',
};
