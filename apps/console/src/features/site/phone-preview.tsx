import type { LookThemeName } from '@maneki/contract/site/look';
import type { Look } from '@maneki/ui/look';
import { wearLook } from '@maneki/ui/looks/wear-look';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';

type PhonePreviewProps = {
  /** Of the settings: once they are saved the page is read anew. */
  readonly version: number;
  readonly theme: LookThemeName;
  readonly look: Look;
};

/**
 * The site's home page on a phone, in colours that nobody else sees yet. The page comes from our own origin and runs
 * no scripts, so this reaches into it and changes the tokens that it was written with.
 */
export function PhonePreview({ version, theme, look }: PhonePreviewProps) {
  const t = useTranslations('brand');
  const { merchant, language } = useChoice();
  const frame = useRef<HTMLIFrameElement>(null);
  const paint = () => {
    const page = frame.current?.contentDocument;
    if (!page?.querySelector('style[data-look]')) return;
    page.documentElement.dataset.theme = theme;
    page.documentElement.style.scrollbarWidth = 'none';
    wearLook(page, look);
    // Its links lead out of the frame, to pages that may stand in none.
    page.onclick = (event) => event.preventDefault();
  };
  useEffect(paint);
  return (
    <figure className="phone">
      <iframe
        key={version}
        ref={frame}
        title={t('preview')}
        src={`/console/preview?merchant=${encodeURIComponent(merchant)}&lang=${language}`}
        onLoad={paint}
      />
      <Text component="figcaption" size="xs" c="dimmed" ta="center" mt="xs">
        {t('previewAbout')}
      </Text>
    </figure>
  );
}
