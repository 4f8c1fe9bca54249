import type { registrationConsoleEndpoints } from '@maneki/contract/identity/registration-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { arrangeFields, readArrangement } from './arrange-fields.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export const registrationConsoleHandlers = (
  database: Database,
): Handlers<typeof registrationConsoleEndpoints> => ({
  readRegistrationFields: async ({ merchantCode }) =>
    done(await database.transact((tx) => readArrangement(tx, merchantCode))),
  async changeRegistrationFields(call, wish, tx) {
    const arranged = await arrangeFields(tx, call, wish);
    if (!arranged.ok) return arranged;
    const { version, before } = arranged.value;
    const subject = 'settings registration';
    return acted({ version }, { subject, before, after: wish.fields });
  },
});
