import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { DEFAULT_THEME, findTheme } from '@maneki/contract/theme';
import type { Handlers } from '#platform/calls/handlers';
import { type LaunchServices, launchGame } from './launch-game.ts';

const DEVICE_LENGTH_MAX = 200;

/** Translates between the wire and the use case. Decides nothing. */
export function launchHandlers(
  services: LaunchServices,
): Pick<Handlers<typeof playEndpoints>, 'launchGame'> {
  return {
    launchGame: (call, { vendor, gameId, mode, language, theme }) =>
      launchGame(services, {
        memberId: call.caller.memberId,
        loginId: call.caller.sessionId,
        type: call.caller.type,
        merchantCode: call.merchantCode,
        vendorCode: vendor,
        gameId,
        mode,
        language: language ?? call.language,
        theme: theme ?? findTheme(call.client.cookies.theme ?? '') ?? DEFAULT_THEME,
        device: call.client.userAgent.slice(0, DEVICE_LENGTH_MAX),
        address: call.address,
        now: call.now,
      }),
  };
}
