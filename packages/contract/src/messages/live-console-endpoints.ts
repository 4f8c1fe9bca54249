import type { Endpoints } from '../endpoint.ts';
import type { ChatCode } from './chat-refusals.ts';

const changes = 'operator:sendMessages';

/** The list of who deals live, which operators keep by hand. */
export const liveConsoleEndpoints = {
  listKeptModels: {
    name: 'messages.listKeptModels',
    method: 'GET',
    path: '/console/messages/live/models',
    module: 'CBS3',
    access: 'operator:readMessages',
    refusals: [],
  },
  saveLiveModel: {
    name: 'messages.saveLiveModel',
    method: 'POST',
    path: '/console/messages/live/models',
    module: 'CBS3',
    access: changes,
    refusals: ['messages.live_model_unknown', 'messages.live_models_too_many'],
  },
  removeLiveModel: {
    name: 'messages.removeLiveModel',
    method: 'POST',
    path: '/console/messages/live/models/remove',
    module: 'CBS3',
    access: changes,
    refusals: ['messages.live_model_unknown'],
  },
} as const satisfies Endpoints<ChatCode>;
