export const teamRefusals = {} as const;
