import type { Log } from '../log.ts';

type Line = { readonly level: keyof Log; readonly message: string; readonly bindings: object };

/** Keeps what was logged, so that a test can ask for it. */
export function createTestLog() {
  const lines: Line[] = [];
  const write = (level: keyof Log) => (bindings: unknown, message?: string) => {
    if (typeof bindings === 'string') lines.push({ level, message: bindings, bindings: {} });
    else lines.push({ level, message: message ?? '', bindings: bindings as object });
  };
  const log = {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  } as Log;
  return { ...log, lines };
}
