import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { HEAD_ICONS } from '@maneki/contract/identity/head-icons';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { chooseHeadIcon } from './choose-head-icon.ts';
import { findHeadIcon } from './store.ts';
import { uploadHeadIcon } from './upload-head-icon.ts';

type Calls = 'getHeadIcon' | 'setHeadIcon';

/** Translates between the wire and the use cases. Decides nothing. */
export function headIconHandlers({
  database,
}: IdentityServices): Pick<Handlers<typeof identityEndpoints>, Calls> {
  return {
    async getHeadIcon({ caller }) {
      const headIcon = await database.statement((tx) => findHeadIcon(tx, caller.memberId));
      return done({ headIcon, offered: [...HEAD_ICONS] });
    },
    async setHeadIcon({ caller, now }, request) {
      const { memberId } = caller;
      return 'data' in request
        ? uploadHeadIcon(database, { memberId, data: request.data, now })
        : done(await chooseHeadIcon(database, { memberId, icon: request.icon }));
    },
  };
}
