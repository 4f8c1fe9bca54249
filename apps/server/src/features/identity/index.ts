export { drawCaptcha } from './captcha/draw-captcha.ts';
export { keepInOutbox } from './codes/keep-in-outbox.ts';
export { registerOutbox } from './codes/register-outbox.ts';
export { sendBySmtp } from './codes/send-by-smtp.ts';
export { sendByTwilio } from './codes/send-by-twilio.ts';
export { identityFeature } from './feature.ts';
export type { IdentityOutside, IdentityServices } from './identity-services.ts';
export { findOwner, type Owner } from './members/find-owner.ts';
export { listLabels, listMemberTypes, listUsernames } from './members/store.ts';
export { checkPaymentPassword } from './passwords/check-payment-password.ts';
export {
  DEMO_ACCOUNTS,
  DEMO_INVITATION,
  DEMO_PASSWORD,
  listDemoAccounts,
  listDemoMembers,
} from './seed-demo.ts';
export { createCallers } from './sessions/callers.ts';
export { listChanged } from './sessions/changed-members.ts';
export { createSessionCache, followSessions } from './sessions/session-cache.ts';
export { registerSocialCallback } from './social/register-callback.ts';
