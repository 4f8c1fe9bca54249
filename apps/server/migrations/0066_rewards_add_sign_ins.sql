-- Why: members sign in on each day of a card of seven, and are given a little more towards its end.
--
-- Invariants: nobody signs in twice on a business day; a card is repaired at most once.

create table rewards_sign_ins (
  member_id    uuid        not null references identity_members (id),
  business_day date        not null,
  merchant_code text        not null references site_merchants (code),
  -- Which day of the card it was, and the day on which the card began.
  number       integer     not null,
  card_began   date        not null,
  -- Missed, and made good for points.
  is_repaired  boolean     not null default false,
  signed_at    timestamptz not null,
  primary key (member_id, business_day),
  constraint rewards_sign_ins__number_on_card check (number between 1 and 7)
);

create unique index rewards_sign_ins__repaired_once on rewards_sign_ins (member_id, card_began)
  where is_repaired;
