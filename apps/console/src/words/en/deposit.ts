/** Money that comes in. */
export const depositEn = {
  depositCredit: {
    title: 'Credit a deposit',
    text: 'Credits {received} to {member} for the order {orderNo} of {asked}',
  },
  paymentAssignment: {
    title: 'Assign a payment',
    toOrder:
      'Credits {amount} to {member} for the order {orderNo}: payment {paymentRef} of {provider}',
    toMember:
      'Credits {amount} to {member}: payment {paymentRef} of {provider}, which had no order',
  },
} as const;
