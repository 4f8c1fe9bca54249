-- Why: anybody can be an operator of a demonstration, so whoever they let in is of the demonstration, too, and
-- leaves with it. From now on whom they add is marked at once; this marks whom they added or invited anew before.
-- Where real money is played for already nobody is touched: there an owner decides.

with recursive added as (
  select id, name from operators_accounts where is_demo
  union
  select account.id, account.name
    from added
    join platform_audit as act on act.operator_id = added.id
     and act.act in ('operators.addOperator', 'operators.inviteOperator')
    join operators_accounts as account on act.subject = 'operator ' || account.name
)
update operators_accounts
   set is_demo = true
 where not is_demo
   and id in (select id from added)
   and not exists (select from site_market_policies where mode = 'REAL');
