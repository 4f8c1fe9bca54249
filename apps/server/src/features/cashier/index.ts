export { type Cashier, createCashier } from './cashier-services.ts';
export { cashierFeature } from './feature.ts';
export { createHttpGateway } from './gateways/http-gateway.ts';
export type { DoorReply, PaymentDoor } from './gateways/payment-door.ts';
export type { ConfiguredProvider, PaymentProviders } from './gateways/provider-registry.ts';
export { registerPaymentDoor } from './gateways/register-payment-door.ts';
export { executeCredit } from './review/approve-deposit.ts';
export { executeAssignment } from './unmatched/assign-payment.ts';
