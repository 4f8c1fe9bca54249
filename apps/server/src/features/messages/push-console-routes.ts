import type { pushConsoleEndpoints } from '@maneki/contract/messages/push-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { MessagesOutside } from './outside.ts';
import { readReport } from './push/report/read-report.ts';

/** Translates between the wire and what operators see of notifications. Decides nothing. */
export const pushConsoleHandlers = (
  services: MessagesOutside,
): Handlers<typeof pushConsoleEndpoints> => ({
  readPushReport: async (call) => done(await readReport(services, call)),
});
