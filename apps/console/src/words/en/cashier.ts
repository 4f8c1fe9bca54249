export const cashierEn = {} as const;
