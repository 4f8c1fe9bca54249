import type { Endpoints } from '../endpoint.ts';
import type { PointCode } from './point-refusals.ts';
import type { signInRefusals } from './sign-in-refusals.ts';

const module = 'COMM3';

/** A card of seven days. */
export const signInEndpoints = {
  readSignIn: {
    name: 'rewards.readSignIn',
    method: 'GET',
    path: '/rewards/sign-in',
    module,
    access: 'cash',
    refusals: [],
  },
  /** Signs in for today. Told again, it answers what was given. */
  signIn: {
    name: 'rewards.signIn',
    method: 'POST',
    path: '/rewards/sign-in',
    module,
    access: 'cash',
    movesMoney: true,
    refusals: ['rewards.sign_in_not_earned', 'wallet.account_blocked', 'wallet.account_closed'],
  },
  /** Makes the missed day good for points; its reward is credited, and the card goes on. */
  repairSignIn: {
    name: 'rewards.repairSignIn',
    method: 'POST',
    path: '/rewards/sign-in/repair',
    module,
    access: 'cash',
    movesMoney: true,
    refusals: [
      'rewards.repair_not_offered',
      'rewards.points_short',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
} as const satisfies Endpoints<keyof typeof signInRefusals | PointCode | `wallet.${string}`>;
