-- Why: a promotion may ask for deposit and bonus jointly: its row then stands for what the deposit has to be played, too.
-- The deposit's own row stays, so that it is what remains of a bonus that is given up, and bets count for both at once.
--
-- Invariants: only a deposit is part of another row, and that row was opened after it. A reward that waits remembers the
-- deposit that it came with.

alter table cashier_rollovers
  add column joint_id uuid references cashier_rollovers (id),
  add constraint cashier_rollovers__deposit_joint check (joint_id is null or source = 'DEPOSIT');

alter table rewards_grants
  add column rollover_joint_deposit text;
