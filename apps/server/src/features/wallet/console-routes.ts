import type { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import { proposeAdjustment } from './adjustments/propose-adjustment.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const walletConsoleHandlers = (services: {
  readonly merchants: Pick<MerchantDirectory, 'findMarket'>;
}): Handlers<typeof walletConsoleEndpoints> => ({
  proposeAdjustment: (call, wish, tx) => proposeAdjustment(tx, services, call, wish),
});
