-- Why: a player must be able to check also whether a round won a jackpot. The draw's number stands in the
-- round already; what the house had promised for it, the hash of that day's seed, is told with the round
-- at once, so that nobody has to find out afterwards which seed it was.

alter table rounds add column draw_commitment text;

update rounds as r set draw_commitment = s.commitment
  from vault_seeds as s
 where s.merchant = r.merchant and s.id = r.draw_seed_id;

alter table rounds add constraint rounds__draw_is_committed
  check ((draw_no is null) = (draw_commitment is null));
