export const pushEn = {} as const;
