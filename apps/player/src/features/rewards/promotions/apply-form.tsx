import { RECEIPT_RULES } from '@maneki/contract/cashier/deposit';
import { countWords, REMARK_RULES } from '@maneki/contract/rewards/promotion';
import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { CounterTextArea } from '@maneki/ui/counter-text-area';
import { FormProblem } from '@maneki/ui/form-problem';
import { ImageUpload } from '@maneki/ui/image-upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { readBase64 } from '#platform/pictures/read-base64.ts';
import { rewardsKeys, type ShownDetail } from '../queries.ts';

/** Asks for a promotion in the member's own words, with up to three pictures. */
export function ApplyForm({ promotion: { id } }: { readonly promotion: ShownDetail }) {
  const t = useTranslations('promotions.apply');
  const client = useQueryClient();
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: async () => {
      const added: string[] = [];
      for (const image of images) {
        const data = await readBase64(image);
        const picture = await readValue(call(promotionEndpoints.addPromotionImage, { id, data }));
        added.push(picture.imageId);
      }
      return readValue(call(promotionEndpoints.applyForPromotion, { id, remark, images: added }));
    },
    onError: (error) => setProblem(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: rewardsKeys.all }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (remark.trim() === '') return setProblem(t('empty'));
    if (countWords(remark) > REMARK_RULES.wordsMax)
      return setProblem(t('long', { most: REMARK_RULES.wordsMax }));
    setProblem(undefined);
    sending.mutate();
  };
  return (
    <Card>
      <form noValidate method="post" className="grid gap-4" onSubmit={send}>
        <CounterTextArea
          name="remark"
          label={t('remark')}
          hint={t('hint', { most: REMARK_RULES.wordsMax })}
          value={remark}
          onValue={setRemark}
          charactersMax={REMARK_RULES.charactersMax}
        />
        <ImageUpload
          label={t('images')}
          hint={t('imagesHint')}
          addLabel={t('add')}
          removeLabel={(name) => t('remove', { name })}
          images={images}
          onImages={setImages}
          onRefused={(refusals) => setProblem(refusals.length > 0 ? t('imagesHint') : undefined)}
          imagesMax={RECEIPT_RULES.countMax}
          bytesMax={RECEIPT_RULES.bytesMax}
          types={['png', 'jpg']}
        />
        <FormProblem text={problem} />
        <Button type="submit" isWide size="large" isPending={sending.isPending}>
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}
