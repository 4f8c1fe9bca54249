export const chatEn = {} as const;
