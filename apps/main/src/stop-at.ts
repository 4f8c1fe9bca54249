import type { CallPlatform } from '@maneki/contract/round-wallet/platform-wallet';

/** Between the two books: the house has written a round down, and the platform … */
export const STOP_MOMENTS = ['asked', 'answered'] as const;

/** Where a process ends itself, for tests of what a crash leaves behind. */
export type StopAt = {
  /** `asked` hears nothing of the call; `answered` has done it, and the house does not learn of it. */
  readonly moment: (typeof STOP_MOMENTS)[number];
  /** From which call on; those before it go their way. */
  readonly call: number;
};

/** So that rounds of other players reach the same point before the end. */
const GATHER_MS = 1_000;

/** Reads `answered:25`; the variable's form was checked. */
export function readStopAt(text: string): StopAt {
  const [name, call] = text.split(':');
  const moment = STOP_MOMENTS.find((known) => known === name) ?? 'asked';
  return { moment, call: Number(call) };
}

/** From the named call on nobody hears an answer any more, and the process ends a moment later. */
export function stopAt(
  { moment, call: first }: StopAt,
  { carry, end }: { readonly carry: CallPlatform; readonly end: () => void },
): CallPlatform {
  let calls = 0;
  let isEnding = false;
  return async (...message) => {
    calls += 1;
    if (calls < first) return carry(...message);
    if (moment === 'answered') await carry(...message);
    if (!isEnding) setTimeout(end, GATHER_MS);
    isEnding = true;
    return new Promise(() => {});
  };
}
