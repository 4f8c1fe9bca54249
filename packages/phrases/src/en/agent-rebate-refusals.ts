export const rebateRefusals = {} as const;
