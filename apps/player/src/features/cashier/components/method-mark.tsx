import type { ArtPicture } from '@maneki/art/art-picture';
import * as marks from '@maneki/art/generated/methods';
import type { PaymentMethod } from '@maneki/contract/cashier/states';
import { Picture } from '@maneki/ui/picture';
import { toImage } from '#platform/art/art-image.ts';
import { useImageHosts } from '#platform/art/use-art.ts';

/** For a channel whose own mark is not drawn. */
const BY_METHOD: Readonly<Record<PaymentMethod, ArtPicture>> = {
  BANK_TRANSFER: marks.bank,
  QR: marks.qr,
  EWALLET: marks.ewallet,
  CRYPTO: marks.coin,
};

const BY_LOGO: Readonly<Record<string, ArtPicture>> = marks;

type MethodMarkProps = {
  readonly channel: { readonly logo: string; readonly method: PaymentMethod };
};

/** The mark of a way to pay. Its name stands beside it. */
export function MethodMark({ channel: { logo, method } }: MethodMarkProps) {
  const picture = Object.hasOwn(BY_LOGO, logo) ? BY_LOGO[logo] : undefined;
  return (
    <Picture
      image={toImage(picture ?? BY_METHOD[method])}
      hosts={useImageHosts()}
      alt=""
      className="size-11 shrink-0 overflow-hidden rounded-tile"
    />
  );
}
