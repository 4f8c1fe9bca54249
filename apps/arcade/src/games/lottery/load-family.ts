import type { Family, FamilyCode } from '@maneki/games/lottery/play';

/** The rules of one family, and of no other: the same that the house settles by. */
const loaders: Readonly<Record<FamilyCode, () => Promise<Family>>> = {
  VN_N: async () => (await import('@maneki/games/lottery/vn-north/family')).VN_NORTH,
  VN_C: async () => (await import('@maneki/games/lottery/vn-south/family')).VN_SOUTH,
  VN_S: async () => (await import('@maneki/games/lottery/vn-south/family')).VN_SOUTH,
  SSC: async () => (await import('@maneki/games/lottery/ssc/family')).SSC,
  K3: async () => (await import('@maneki/games/lottery/k3/family')).K3,
  PK10: async () => (await import('@maneki/games/lottery/pk10/family')).PK10,
  X115: async () => (await import('@maneki/games/lottery/x115/family')).X115,
  KENO: async () => (await import('@maneki/games/lottery/keno/family')).KENO,
  SEA: async () => (await import('@maneki/games/lottery/sea/family')).SEA,
};

export const loadFamily = (code: FamilyCode): Promise<Family> => loaders[code]();
