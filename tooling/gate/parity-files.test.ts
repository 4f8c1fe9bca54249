import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARITY_FILES } from './parity-files.ts';
import { ROOT } from './root.ts';

test('every file that is to run on both engines is there', () => {
  const missing = PARITY_FILES.filter((file) => !existsSync(join(ROOT, file)));
  expect(missing).toEqual([]);
});
