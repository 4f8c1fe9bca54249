import { CHECK_FIELDS, checkValueMax } from '@maneki/contract/house/check-query';
import { type FrameNews, isFrameNews } from '@maneki/contract/house/frame';
import { isPlayCredit, type MemberType } from '@maneki/contract/identity/member-types';

type Heard = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Whom to believe: the window of the frame itself, while it shows the game that was launched. */
export type Speaker = { readonly window: unknown; readonly origin: string };

/** What the game told; undefined for anything that somebody else said, or that is no news. */
export function readNews(heard: Heard, speaker: Speaker): FrameNews | undefined {
  if (!speaker.window || heard.source !== speaker.window) return undefined;
  if (heard.origin !== speaker.origin) return undefined;
  return isFrameNews(heard.data) ? heard.data : undefined;
}

/** Where a wallet is filled up. What a trial plays with is its balance; a member's play credit stands beside theirs. */
export const refillAddress = (
  isFree: boolean,
  member: { readonly type: MemberType } | null,
): string =>
  isFree && member && !isPlayCredit(member.type) ? '/m/refill?wallet=FREE' : '/m/refill';

/** Where a round is checked. A game names the values; only those that the page knows are taken over. */
export function fairnessAddress(query: unknown): string {
  const told = new URLSearchParams(typeof query === 'string' ? query : '');
  const taken = new URLSearchParams();
  for (const name of CHECK_FIELDS) {
    const value = told.get(name);
    if (value && value.length <= checkValueMax(name)) taken.set(name, value);
  }
  return taken.size > 0 ? `/m/fairness?${taken}` : '/m/fairness';
}
