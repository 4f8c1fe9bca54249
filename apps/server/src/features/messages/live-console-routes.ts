import type { liveConsoleEndpoints } from '@maneki/contract/messages/live-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { removeModel, saveModel } from './chat/live/save-model.ts';
import { listLiveModels } from './chat/live/store.ts';
import type { MessagesOutside } from './outside.ts';

/** Translates between the wire and the list of who deals live. Decides nothing. */
export const liveConsoleHandlers = ({
  database,
}: MessagesOutside): Handlers<typeof liveConsoleEndpoints> => ({
  listKeptModels: async ({ merchantCode }) =>
    done({ list: await database.statement((tx) => listLiveModels(tx, { merchantCode })) }),
  saveLiveModel: (call, wish, tx) => saveModel(tx, call, wish),
  removeLiveModel: (call, { id }, tx) => removeModel(tx, call, id),
});
