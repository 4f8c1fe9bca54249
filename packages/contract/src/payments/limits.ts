/** More minor units than anybody pays at once, and so few that no account runs over by them. */
export const PAYMENT_MINOR_MAX = 10n ** 13n;
