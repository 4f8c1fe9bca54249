import { groupDigits } from '@maneki/kernel/group-digits';

/**
 * What a phrase needs to say how many games there are. The number is written here, because the first one
 * that a browser writes by the rules of a language keeps a phone busy for a tenth of a second.
 */
export const countedGames = (count: number) => ({ count, shown: groupDigits(String(count)) });
