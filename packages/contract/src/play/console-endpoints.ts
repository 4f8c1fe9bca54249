import type { Endpoints } from '../endpoint.ts';
import type { PlayCode } from './refusals.ts';

const module = 'COMM3';

/** What operators see and decide of those who run games, and of what went wrong with them. */
export const playConsoleEndpoints = {
  /** Everybody who runs games, with how they are doing. */
  listProviders: {
    name: 'play.listProviders',
    method: 'GET',
    path: '/console/play/providers',
    module,
    access: 'operator:readProviders',
    refusals: [],
  },
  /** One of them, with its keys, its hours and its ceilings. No secret is ever among it. */
  getProvider: {
    name: 'play.getProvider',
    method: 'GET',
    path: '/console/play/provider',
    module,
    access: 'operator:readProviders',
    refusals: ['play.provider_unknown'],
  },
  /** Has a new key wait for a second operator. */
  proposeProviderKey: {
    name: 'play.proposeProviderKey',
    method: 'POST',
    path: '/console/play/provider/keys',
    module,
    access: 'operator:manageProviders',
    refusals: ['play.provider_unknown', 'play.provider_of_all', 'play.keys_too_many'],
  },
  /** Has the end of a key wait for a second operator. */
  proposeKeyRetirement: {
    name: 'play.proposeKeyRetirement',
    method: 'POST',
    path: '/console/play/provider/keys/retire',
    module,
    access: 'operator:manageProviders',
    refusals: ['play.provider_of_all', 'play.key_unknown'],
  },
  /** Tells the secret of a key that was just made: once, to whoever asks first. */
  collectProviderKey: {
    name: 'play.collectProviderKey',
    method: 'POST',
    path: '/console/play/provider/keys/collect',
    module,
    access: 'operator:manageProviders',
    refusals: ['play.provider_of_all', 'play.key_unknown', 'play.key_collected'],
  },
  /** Says what a provider, or one of its games, may pay before an operator looks. */
  changeCeilings: {
    name: 'play.changeCeilings',
    method: 'PUT',
    path: '/console/play/provider/ceilings',
    module,
    access: 'operator:manageProviders',
    refusals: ['play.provider_unknown', 'play.provider_of_all', 'play.ceiling_invalid'],
  },
  /** What waits for a person, or has met one; the latest first. */
  listExceptions: {
    name: 'play.listExceptions',
    method: 'GET',
    path: '/console/play/exceptions',
    module,
    access: 'operator:readProviders',
    refusals: [],
  },
  getException: {
    name: 'play.getException',
    method: 'GET',
    path: '/console/play/exception',
    module,
    access: 'operator:readProviders',
    refusals: ['play.exception_unknown'],
  },
  /** Pays or refuses a win that is held; a large payment waits for a second operator. */
  decideHeldWin: {
    name: 'play.decideHeldWin',
    method: 'POST',
    path: '/console/play/exceptions/held-win',
    module,
    access: 'operator:decideExceptions',
    refusals: [
      'play.exception_unknown',
      'play.exception_decided',
      'play.decision_unfit',
      'play.decision_waits',
    ],
  },
  /** Says how something ended that no money follows from. */
  resolveException: {
    name: 'play.resolveException',
    method: 'POST',
    path: '/console/play/exceptions/resolve',
    module,
    access: 'operator:decideExceptions',
    refusals: ['play.exception_unknown', 'play.exception_decided', 'play.decision_unfit'],
  },
} as const satisfies Endpoints<PlayCode>;
