-- Why: a job that fails at every run was told only by a counter on the node that ran it. How the last run of each job
-- ended is kept here, so that every node, and a check beside a stopped product, can say which of them fail.

create table platform_job_runs (
  name          text        primary key,
  ended_at      timestamptz not null,
  -- When the first of the runs ended that have failed since the last good one.
  failing_since timestamptz,
  error         text,
  constraint platform_job_runs__failure_whole check ((failing_since is null) = (error is null))
);
