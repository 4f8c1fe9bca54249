import type { Access, Endpoint } from '@maneki/contract/endpoint';
import type { Call, Caller, OperatorCaller } from './call.ts';
import type { Refusal } from './handlers.ts';

/** What the platform must ask about members who call. The identity feature answers. */
export type Callers = {
  /** The session behind a call's credential; 'expired' for one that is good no more. */
  find(call: Call): Promise<Caller | 'expired' | undefined>;
  /** Why this caller may not, or undefined. */
  findRefusal(
    caller: Caller,
    endpoint: Pick<Endpoint, 'beforePasswordChange' | 'whileExcluded'> & {
      readonly access: Access;
    },
  ): Refusal | undefined;
  mayListen(caller: Caller, access: Access): boolean;
  /** Which of these sessions are good no more, for whatever reason. One question for all of them. */
  listEnded(sessionIds: readonly string[], now: Date): Promise<readonly string[]>;
};

/** What it must ask about operators who call. The operators feature answers. */
export type OperatorCallers = {
  find(call: Call): Promise<OperatorCaller | 'expired' | undefined>;
};
