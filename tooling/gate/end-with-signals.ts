import { constants } from 'node:os';
import { stopCommands } from './run-command.ts';
import { removeTemporaryFolders } from './temporary-folder.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** On an interruption ends what runs, tidies up and leaves, once, however often it is asked. */
export function endWithSignals(): void {
  let isEnding = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      process.stdout.write(`\nStopped by ${signal}.\n`);
      void stopCommands()
        .then(removeTemporaryFolders)
        .finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
}
