-- Why: the platform says by which prizes a player of a lottery may bet: that is the merchant's choice. Slips that name
-- others are refused before anything is written.

-- Null where the platform told none.
alter table sessions add column prize_modes jsonb;
