/** What somebody earned on a day; below zero where bets were taken back. */
export type Earned = { readonly own: bigint; readonly team: bigint };

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/** What is given of what was earned, after what is owed from before has been kept back. */
export function giveAfterDebt(
  { own, team }: Earned,
  debt: bigint,
): Earned & { readonly debtTaken: bigint } {
  const give = (earned: bigint, owed: bigint) => (earned > 0n ? lesser(earned, owed) : 0n);
  const ofOwn = give(own, debt);
  const ofTeam = give(team, debt - ofOwn);
  return {
    own: own > 0n ? own - ofOwn : 0n,
    team: team > 0n ? team - ofTeam : 0n,
    debtTaken: ofOwn + ofTeam,
  };
}

/** What is taken back, of what is there; the rest is owed. */
export function takeWithin(
  { own, team }: Earned,
  available: bigint,
): Earned & { readonly debtAdded: bigint } {
  const take = (earned: bigint, left: bigint) => (earned < 0n ? lesser(-earned, left) : 0n);
  const ofOwn = take(own, available);
  const ofTeam = take(team, available - ofOwn);
  const wanted = (own < 0n ? -own : 0n) + (team < 0n ? -team : 0n);
  return { own: ofOwn, team: ofTeam, debtAdded: wanted - ofOwn - ofTeam };
}
