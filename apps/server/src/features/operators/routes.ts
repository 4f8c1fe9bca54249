import type { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import {
  OPERATOR_RIGHTS,
  type OperatorRight,
  roleHasRight,
} from '@maneki/contract/operators/rights';
import { done } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import { listActs } from '#platform/audit/list-acts';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import * as store from './store.ts';

const ALL_RIGHTS = Object.keys(OPERATOR_RIGHTS) as OperatorRight[];

/** Translates between the wire and the use cases. Decides nothing. */
export function operatorsHandlers({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof operatorsEndpoints> {
  return {
    async getSelf({ operator: { name, role, merchantCodes } }) {
      const rights = ALL_RIGHTS.filter((right) => roleHasRight(role, right));
      return done({ name, role, rights, merchantCodes: merchantCodes && [...merchantCodes] });
    },
    async endSession({ operator, now }, _, tx) {
      await store.endSession(tx, { id: operator.sessionId, now });
      return acted(
        {},
        { subject: `session ${operator.sessionId}`, before: 'open', after: 'ended' },
      );
    },
    async listActs({ merchantCode }, wish) {
      return done(await listActs(database, { ...wish, merchantCode }));
    },
  };
}
