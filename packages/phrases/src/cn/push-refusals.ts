export const pushRefusals = {} as const;
