/** So long nobody else decides about an order that an operator has taken on. Then it is anybody's again. */
export const ORDER_CLAIM_MINUTES = 30;
