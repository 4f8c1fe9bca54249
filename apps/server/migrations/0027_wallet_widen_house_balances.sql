-- Why: a balance of the house is the sum of everybody's transfers, and one call may move 10^17 ledger units: a hundred
-- such calls are more than a bigint holds. The roll-up then failed at every run, and the balances stood still.

alter table wallet_house_balances alter column balance type numeric;
