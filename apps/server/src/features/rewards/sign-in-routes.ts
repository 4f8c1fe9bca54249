import type { signInEndpoints } from '@maneki/contract/rewards/sign-in-endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Handlers } from '#platform/calls/handlers';
import type { ClaimServices } from './grants/in-one-step.ts';
import { readSignIn } from './sign-in/read-sign-in.ts';
import { repairSignIn, type Stamp, signIn } from './sign-in/sign-in.ts';

const describe = ({ number, amount, currency }: Stamp) =>
  done({ number, amount: writeAmount(amount), currency: moneyOf(currency) });

/** Translates between the wire and the use cases of signing in. Decides nothing. */
export function signInHandlers(services: ClaimServices): Handlers<typeof signInEndpoints> {
  return {
    readSignIn: async ({ caller: { memberId }, now }) =>
      done(await readSignIn(services, { memberId, now })),
    signIn: async ({ caller: { memberId }, now }) => {
      const signed = await signIn(services, { memberId, now });
      return signed.ok ? describe(signed.value) : signed;
    },
    repairSignIn: async ({ caller: { memberId }, now }) => {
      const repaired = await repairSignIn(services, { memberId, now });
      return repaired.ok ? describe(repaired.value) : repaired;
    },
  };
}
