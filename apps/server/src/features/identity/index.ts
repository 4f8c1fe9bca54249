export { checkCaptcha } from './captcha/check-captcha.ts';
export { drawCaptcha } from './captcha/draw-captcha.ts';
export { firebaseClientOf } from './codes/firebase-client.ts';
export { keepInOutbox } from './codes/keep-in-outbox.ts';
export { registerOutbox } from './codes/register-outbox.ts';
export { sendBySmtp } from './codes/send-by-smtp.ts';
export { sendByTwilio } from './codes/send-by-twilio.ts';
export { findDemo, listDemoMembers, listDemoTeam } from './demo/find-demo.ts';
export { removeDemo } from './demo/remove-demo.ts';
export { DEMO_ACCOUNTS, DEMO_INVITATION, DEMO_PASSWORD } from './demo/seed-demo.ts';
export { type DemoFriend, seedDemoFriends } from './demo/seed-demo-friends.ts';
export { type DemoLineMember, type DemoLineName, seedDemoLine } from './demo/seed-demo-line.ts';
export { identityFeature } from './feature.ts';
export { registerHeadPictures } from './head-icon/register-head-pictures.ts';
export type { IdentityOutside, IdentityServices } from './identity-services.ts';
export { findClubLabel, listRestricted, nameByHand, setClubLabels } from './labels/store.ts';
export { switchLabel } from './labels/switch-label.ts';
export { drawLinkCode, type Link, linkState } from './links/link.ts';
export { openForAgent } from './links/open-for-agent.ts';
export {
  insertLink,
  type LinkSearch,
  listCameBy,
  listLinks,
  setLinkDisabled,
} from './links/store.ts';
export { findRegisteredAddress } from './managed/store.ts';
export { findOwner, type Owner } from './members/find-owner.ts';
export { openingGiftRu } from './members/gift.ts';
export { keepOut, letIn } from './members/keep-out.ts';
export {
  findMemberIdByName,
  findStatedIdentity,
  isMobileVerified,
  listBirthdays,
  listDisabled,
  listLabels,
  listMemberMarkets,
  listUsernames,
  lockMember,
  type MemberMarket,
  type StatedIdentity,
  updateBirthday,
} from './members/store.ts';
export { listParties, memberNames, type Party } from './parties/store.ts';
export {
  checkPaymentPassword,
  type PaymentPasswordRefusal,
} from './passwords/check-payment-password.ts';
export { setPayeeName } from './payees/set-payee-name.ts';
export { findPayee, lockPayeeName, type Payee } from './payees/store.ts';
export { listOnline, listPeople, type Person } from './people/store.ts';
export {
  everyPlace,
  type Holder,
  listHolders,
  listPlaces,
  type Place,
  updateParent,
  updateType,
} from './places/store.ts';
export {
  type AudienceOf,
  countReaders,
  findReader,
  type Reader,
} from './readers/store.ts';
export { takeReferralCode } from './referrals/referral-code.ts';
export {
  type FriendFacts,
  listFriendFacts,
  listReferred,
  type Referred,
} from './referrals/store.ts';
export { judgeOpening, type OpeningFor, openAccountFor } from './registration/open-account-for.ts';
export { dateIn } from './registration/registration-settings.ts';
export { listInvitationCodes } from './registration/store.ts';
export { createCallers } from './sessions/callers.ts';
export { listChanged } from './sessions/changed-members.ts';
export { createSessionCache, followSessions } from './sessions/session-cache.ts';
export { listEndedSessions } from './sessions/store.ts';
export { listSharing, listSharingPairs, type Pair, type Sharing } from './sharing/store.ts';
export { registerSocialCallback } from './social/register-callback.ts';
