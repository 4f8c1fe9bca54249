import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/**
 * Why an account cannot be opened, entered or changed. `captcha` says that the client must show one
 * with its next try. Nothing here tells whether somebody else's account exists, except what
 * registration itself must tell.
 */
export const identityRefusals = {
  'identity.locked': { status: 429, detail: ['minutes'] },
  'identity.captcha_needed': { status: 422, detail: ['captcha'] },
  'identity.captcha_wrong': { status: 422, detail: ['captcha'] },
  'identity.credentials_wrong': { status: 401, detail: ['captcha'] },
  'identity.user_disabled': { status: 403, detail: [] },
  'identity.non_member': { status: 403, detail: [] },
  'identity.non_agent': { status: 403, detail: [] },

  'identity.code_wrong': { status: 422, detail: [] },
  'identity.code_too_soon': { status: 429, detail: ['seconds'] },
  'identity.code_too_many': { status: 429, detail: [] },
  'identity.code_undeliverable': { status: 409, detail: [] },
  'identity.firebase_failed': { status: 422, detail: [] },

  'identity.field_invalid': { status: 422, detail: ['field', 'rule'] },
  'identity.account_format': { status: 422, detail: [] },
  'identity.password_format': { status: 422, detail: [] },
  'identity.email_format': { status: 422, detail: [] },
  'identity.password_mismatch': { status: 422, detail: [] },
  'identity.password_weak': { status: 422, detail: [] },
  'identity.username_taken': { status: 409, detail: [] },
  'identity.mobile_taken': { status: 409, detail: [] },
  'identity.email_taken': { status: 409, detail: [] },
  'identity.invitation_invalid': { status: 422, detail: [] },
  'identity.registration_limit': { status: 429, detail: [] },
  'identity.agreement_needed': { status: 422, detail: [] },
  'identity.too_young': { status: 422, detail: ['age'] },

  'identity.password_old_wrong': { status: 422, detail: [] },
  'identity.password_same': { status: 422, detail: [] },
  'identity.payment_password_wrong': { status: 422, detail: ['left'] },
  'identity.payment_password_locked': { status: 429, detail: ['hours'] },
  'identity.payment_password_unset': { status: 409, detail: [] },
  /** Neither a phone nor a mailbox is bound that a code could go to. */
  'identity.contact_needed': { status: 409, detail: [] },
  'identity.password_change_needed': { status: 403, detail: [] },
  'identity.login_again': { status: 403, detail: [] },

  'identity.free_reject': { status: 403, detail: [] },
  'identity.actual_account_needed': { status: 403, detail: [] },
  'identity.trial_limit': { status: 429, detail: [] },
  /** Somebody who plays from this device stays away. */
  'identity.device_excluded': { status: 403, detail: [] },
  'identity.session_not_found': { status: 404, detail: [] },
  'identity.token_spent': { status: 401, detail: [] },
  'identity.token_unconfirmed': { status: 409, detail: ['userName'] },

  'identity.passkey_failed': { status: 422, detail: [] },
  'identity.passkey_not_found': { status: 404, detail: [] },
  'identity.passkey_too_many': { status: 409, detail: [] },
  'identity.social_failed': { status: 422, detail: [] },
  'identity.social_taken': { status: 409, detail: [] },
  'identity.social_not_found': { status: 404, detail: [] },
  'identity.last_way_in': { status: 409, detail: [] },

  'identity.picture_too_large': { status: 413, detail: ['megabytes'] },
  'identity.picture_too_wide': { status: 422, detail: ['pixels'] },
  'identity.picture_unreadable': { status: 422, detail: [] },
  /** For operators: the member goes by no picture of their own. */
  'identity.picture_none': { status: 409, detail: [] },

  /** For operators: nobody of this merchant has the id. */
  'identity.member_unknown': { status: 404, detail: [] },
  'identity.member_blocked': { status: 409, detail: [] },
  'identity.member_not_blocked': { status: 409, detail: [] },
  /** Anybody may know its password, and real money is played for. */
  'identity.demo_stays_blocked': { status: 403, detail: [] },
  'identity.no_way_in_left': { status: 409, detail: [] },
  'identity.cursor_invalid': { status: 422, detail: [] },
} as const satisfies RefusalTable<'identity'>;

export type IdentityRefusal = RefusalOf<typeof identityRefusals>;

/** What these endpoints may refuse with: their own codes, and the site's for a feature that is off. */
export type IdentityCode = IdentityRefusal['code'] | 'site.feature_off';
