-- Why: a statement of activity tells what a member paid in and out within a year. Beside thousands of bets those are a few
-- transfers, and without an index of their own every bet of the year would be read to find them. Bets are not in it.

create index wallet_transfers__cash on wallet_transfers (member_id, wallet, at)
  where kind in ('DEPOSIT', 'DEPOSIT_FEE', 'WITHDRAW', 'WITHDRAW_FEE', 'WITHDRAW_REFUND');
