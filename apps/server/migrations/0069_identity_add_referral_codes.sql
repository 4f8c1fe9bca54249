-- Why: whoever invites a friend hands out a code, and not the name that they log in with. It is drawn when its owner
-- first looks at it, stays the same for good, and says at registration who invited.

create table identity_referral_codes (
  merchant_code text        not null references site_merchants (code),
  code          text        not null,
  member_id     uuid        not null references identity_members (id),
  created_at    timestamptz not null,
  primary key (merchant_code, code),
  constraint identity_referral_codes__one_of_each unique (member_id),
  constraint identity_referral_codes__code_well_formed check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$')
);
