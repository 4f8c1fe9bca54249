import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

test.each(['admin', 'root', 'system', 'support', 'maneki', 'operator', 'admin01', 'support24'])(
  '%s passes for the operator',
  (name) => expect(isReservedName(name)).toBe(true),
);

test.each(['administer', 'supporter', 'rooty', 'sakura', 'manekineko', 'systemic'])(
  '%s is a name like any other',
  (name) => expect(isReservedName(name)).toBe(false),
);
