import { helpAccount } from './help-account.ts';
import { helpPlay } from './help-play.ts';

/** The help centre, for all merchants. */
export const help = { ...helpAccount, ...helpPlay } as const;
