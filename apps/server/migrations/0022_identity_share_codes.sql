-- Why: whoever asked for enough codes could stop them for others: requests for numbers that are nobody's
-- used up what the merchant spends, and requests for somebody's number used up that person's. So it is
-- written down who asked, and each standing has counts of its own.
--
-- Invariant: what a merchant spends is counted by what was sent, never by what was asked for.

alter table identity_codes
  -- What counts as one who asks: an address for a stranger, else a member's id.
  add column asker    text not null default '',
  add column standing text not null default 'STRANGER',
  add constraint identity_codes__standing_known check (standing in ('STRANGER', 'MEMBER', 'OWNER'));

alter table identity_codes
  alter column asker drop default,
  alter column standing drop default;

-- Requests are bounded by nothing but the addresses that they come from, so no count may read all of them.
create index identity_codes__asked
  on identity_codes (merchant_code, channel, purpose, standing, sent_at desc);
create index identity_codes__sent
  on identity_codes (merchant_code, channel, purpose, standing, sent_at desc) where is_sent;
