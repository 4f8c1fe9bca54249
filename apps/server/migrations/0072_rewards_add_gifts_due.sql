-- Why: a gift that comes by itself for a verified number is given soon after the verification, by a job, since a gift opens
-- the member's wallet and waits for other gifts of its promotion; whoever verifies a number does not wait for that.
--
-- Invariants: a member stands here from the verification until the gifts of that moment were looked at, once.

create table rewards_gifts_due (
  member_id     uuid        not null primary key references identity_members (id),
  merchant_code text        not null references site_merchants (code),
  verified_at   timestamptz not null
);

create index rewards_gifts_due__oldest on rewards_gifts_due (verified_at, member_id);
