import type { Access, Endpoint } from '@maneki/contract/endpoint';
import type { Call, Caller } from './call.ts';
import type { Refusal } from './handlers.ts';

/** What the platform must ask about whoever calls. The identity feature answers. */
export type Callers = {
  /** The session behind a call's credential; 'expired' for one that is good no more. */
  find(call: Call): Promise<Caller | 'expired' | undefined>;
  /** Why this caller may not, or undefined. */
  findRefusal(
    caller: Caller,
    endpoint: Pick<Endpoint, 'access' | 'beforePasswordChange'>,
  ): Refusal | undefined;
  mayListen(caller: Caller, access: Access): boolean;
  /** Which of these sessions are good no more, for whatever reason. One question for all of them. */
  listEnded(sessionIds: readonly string[], now: Date): Promise<readonly string[]>;
};
