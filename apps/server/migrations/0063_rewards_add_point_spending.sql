-- Why: what is paid with points takes those that expire first, and gives them back, should it come to nothing, as old as
-- they were. Playing earns less than a point at a time: what was played is added up, so that nothing of it is lost.
--
-- Invariant: the lots that a payment took add up to it.

-- Which lots a payment took from, by the transfer that spent them.
create table rewards_point_uses (
  member_id uuid   not null,
  seq       bigint not null,
  lot_seq   bigint not null,
  points    bigint not null,
  primary key (member_id, seq, lot_seq),
  foreign key (member_id, seq) references rewards_point_transfers (member_id, seq),
  foreign key (member_id, lot_seq) references rewards_point_lots (member_id, seq),
  constraint rewards_point_uses__takes_something check (points > 0)
);

-- All that was played so far: ledger units of the currency, times ten times the factor of their category. The points for it
-- are its whole parts, so that what is no whole point yet is never lost.
create table rewards_point_plays (
  member_id uuid    not null references identity_members (id),
  currency  text    not null,
  worth     numeric not null,
  primary key (member_id, currency),
  constraint rewards_point_plays__not_negative check (worth >= 0)
);

-- Members are told once for each month in which some of their points expire.
create table rewards_point_warnings (
  member_id  uuid not null references rewards_point_accounts (member_id),
  expires_on date not null,
  points     bigint not null,
  primary key (member_id, expires_on)
);
