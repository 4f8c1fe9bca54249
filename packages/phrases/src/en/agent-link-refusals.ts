export const linkRefusals = {} as const;
