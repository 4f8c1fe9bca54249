import type { pushEndpoints } from '@maneki/contract/messages/push-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';
import { keepDevice } from './push/keep-device.ts';
import { readQuietHours, writeQuietHours } from './push/quiet-hours.ts';
import { deleteDevices, findDevice, type PushDevice } from './push/store.ts';

const describe = ({
  endpoint,
  categories,
  quiet,
  timeZone,
}: Pick<PushDevice, 'endpoint' | 'categories' | 'quiet' | 'timeZone'>) => ({
  endpoint,
  categories: [...categories],
  quietHours: writeQuietHours(quiet),
  timeZone,
});

/** Translates between the wire and the use cases of notifications. Decides nothing. */
export const pushHandlers = (services: MessagesOutside): Handlers<typeof pushEndpoints> => ({
  async readPush({ caller: { sessionId } }) {
    const device = await services.database.statement((tx) => findDevice(tx, sessionId));
    const { publicKey } = services.push.vapid;
    return done({ publicKey, device: device ? describe(device) : null });
  },
  async keepPush({ caller, merchantCode, language, now }, { quietHours, categories, ...wish }) {
    const { memberId, sessionId } = caller;
    const device = {
      ...{ ...wish, memberId, sessionId, merchantCode, language },
      categories: [...new Set(categories)],
      quiet: readQuietHours(quietHours),
    };
    const kept = await keepDevice(services, device, now);
    return kept.ok ? done(describe(kept.value)) : kept;
  },
  async dropPush({ caller: { sessionId } }) {
    await services.database.statement((tx) => deleteDevices(tx, [sessionId]));
    return done({});
  },
});
