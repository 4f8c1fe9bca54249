export const contractRefusals = {} as const;
