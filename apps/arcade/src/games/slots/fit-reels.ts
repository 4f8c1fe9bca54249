export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type ReelsFit = {
  /** The reels themselves, without their frame. */
  readonly reels: Rect;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The side of a symbol's square. */
  readonly symbol: number;
  readonly frame: number;
};

const CELL_WIDTH_MAX = 172;
/** Places may be higher than wide where there is room, but symbols stay square. */
const TALLEST = 1.22;
/** How far the gems of the frame stick out. */
const GEMS = 6;

/** Fits the reels into the room that the page leaves them. */
export function fitReels(
  room: Rect,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): ReelsFit {
  const frame = Math.max(8, Math.min(18, Math.round(Math.min(room.width, room.height) * 0.032)));
  const around = frame + GEMS;
  const width = Math.max(0, room.width - 2 * around);
  const height = Math.max(0, room.height - 2 * around);
  const cellWidth = Math.floor(Math.min(width / columns, height / rows / 0.86, CELL_WIDTH_MAX));
  const cellHeight = Math.floor(Math.min(height / rows, cellWidth * TALLEST));
  const reels = {
    x: Math.round(room.x + (room.width - cellWidth * columns) / 2),
    y: Math.round(room.y + (room.height - cellHeight * rows) / 2),
    width: cellWidth * columns,
    height: cellHeight * rows,
  };
  const symbol = Math.floor(Math.min(cellWidth, cellHeight) * 0.98);
  return { reels, cellWidth, cellHeight, symbol, frame };
}
