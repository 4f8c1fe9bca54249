import type { ArtPicture } from './art-picture.ts';
import * as art from './generated/studios.ts';

/** A studio's pictures: the mark for chips and tiles, the card with its name for rows. */
export type StudioArt = { readonly mark: ArtPicture; readonly wide: ArtPicture };

/** By the vendor's code. A vendor that comes later has no mark of ours: its name is shown alone. */
export const STUDIO_ART: Readonly<Record<string, StudioArt>> = {
  HSLOT: { mark: art.studioHslot, wide: art.studioHslotWide },
  HVAULT: { mark: art.studioHvault, wide: art.studioHvaultWide },
  HFOX: { mark: art.studioHfox, wide: art.studioHfoxWide },
  HNORTH: { mark: art.studioHnorth, wide: art.studioHnorthWide },
  HMANGO: { mark: art.studioHmango, wide: art.studioHmangoWide },
  HLIVE: { mark: art.studioHlive, wide: art.studioHliveWide },
  KITE: { mark: art.studioKite, wide: art.studioKiteWide },
  LOTT: { mark: art.studioLott, wide: art.studioLottWide },
  TCG_LOTTO_VN: { mark: art.studioTcg_lotto_vn, wide: art.studioTcg_lotto_vnWide },
  TCG_SEA: { mark: art.studioTcg_sea, wide: art.studioTcg_seaWide },
};
