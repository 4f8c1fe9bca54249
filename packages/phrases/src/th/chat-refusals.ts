export const chatRefusals = {} as const;
