-- Why: a slip may be bought days before its draw. How late its payment is counts from when it became due, not from
-- when it was placed: else the first answer that is lost would be told to a person at once, and asked for hourly.

-- Since when the round stands at its step. Null for one that has not moved since it was placed.
alter table rounds add column due_since timestamptz;

-- What is being given back was asked for by these words; whoever asks again has to say the same.
update rounds set reason = 'the answer was lost' where status = 'UNDOING';
