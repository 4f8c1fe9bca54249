/** What somebody typed of an official draw, and waits for the same to be typed by another. */
export type ResultEntry = {
  readonly gameId: string;
  readonly no: number;
  readonly result: readonly string[];
  readonly by: string;
  readonly byName: string;
  readonly at: Date;
  readonly differedByName: string | null;
  readonly differedAt: Date | null;
  readonly confirmedByName: string | null;
};

export type EntryName = Pick<ResultEntry, 'gameId' | 'no'>;
