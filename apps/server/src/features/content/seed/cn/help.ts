import { helpAccount } from './help-account.ts';
import { helpPlay } from './help-play.ts';

export const help = { ...helpAccount, ...helpPlay } as const;
