import { K3 } from './k3/family.ts';
import { KENO } from './keno/family.ts';
import { PK10 } from './pk10/family.ts';
import type { Family, FamilyCode } from './play.ts';
import { SEA } from './sea/family.ts';
import { SSC } from './ssc/family.ts';
import { VN_NORTH } from './vn-north/family.ts';
import { VN_SOUTH } from './vn-south/family.ts';
import { X115 } from './x115/family.ts';

/** How each family is drawn and played. The centre of Vietnam draws as the south does. */
export const FAMILIES: Readonly<Record<FamilyCode, Family>> = {
  VN_N: VN_NORTH,
  VN_C: VN_SOUTH,
  VN_S: VN_SOUTH,
  SSC,
  K3,
  PK10,
  X115,
  KENO,
  SEA,
};
