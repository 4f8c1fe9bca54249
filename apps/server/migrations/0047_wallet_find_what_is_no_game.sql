-- Why: profit and loss adds up a member's rebates, promotions, deposits and withdrawals by day. They are a few rows among
-- tens of thousands of bets and payouts in the same account, which the index of the record would read one by one. This
-- one holds everything else; a bet is not in it, so that it costs a bet nothing.

create index wallet_transfers__no_game on wallet_transfers (member_id, wallet, at)
  where seq is not null and kind not in ('BET', 'PAYOUT', 'BET_REFUND', 'RESETTLE', 'JACKPOT');
