-- Why: where the result of a draw is corrected, some slips were paid more than is right. A provider cannot take a win
-- back, so that a person has to.

alter table exceptions drop constraint exceptions__kind_known;
alter table exceptions add constraint exceptions__kind_known
  check (kind in ('ROUND_OPEN', 'RECONCILIATION', 'RESETTLED'));
