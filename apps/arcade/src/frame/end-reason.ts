import { listAddress } from './tell-parent.ts';

/** Why nothing can be played. A lottery that was opened by an address of its own is opened again from its centre. */
export type EndReason = 'ended' | 'unreachable' | 'unsupported' | 'centre';

/** What a game that did not open is told as. In a frame the page around it opens it anew. */
export function reasonOf(opening: {
  readonly isAnswered: boolean;
  readonly isFramed: boolean;
  readonly pathname: string;
}): EndReason {
  if (!opening.isAnswered) return 'unreachable';
  return !opening.isFramed && listAddress(opening) === '/m/lottery' ? 'centre' : 'ended';
}
