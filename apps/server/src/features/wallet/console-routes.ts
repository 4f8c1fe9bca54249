import type { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';
import { proposeAdjustment } from './adjustments/propose-adjustment.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const walletConsoleHandlers: Handlers<typeof walletConsoleEndpoints> = {
  proposeAdjustment: (call, wish, tx) => proposeAdjustment(tx, call, wish),
};
