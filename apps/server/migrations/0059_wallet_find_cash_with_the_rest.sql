-- Why: what was paid in and out is among what is no game, a few rows either way. The index of the latter finds it just as
-- well, once a query says that it wants what has moved; an index of its own cost each deposit and withdrawal another entry.

drop index wallet_transfers__cash;
