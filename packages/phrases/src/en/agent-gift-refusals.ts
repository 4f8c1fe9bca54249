export const giftRefusals = {} as const;
