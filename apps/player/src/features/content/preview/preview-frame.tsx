import { ListMessage } from '@maneki/ui/list-message';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { previewQuery } from '../queries.ts';
import type { ShownPreview } from '../shown-content.ts';
import { fillCache } from './fill-cache.ts';

type PreviewFrameProps = {
  readonly token: string;
  /** Shows it by the components that readers see it in. */
  readonly children: (preview: ShownPreview) => ReactNode;
};

/** What an operator is shown in place of content: it, or that this reader does not see it. */
export function PreviewFrame({ token, children }: PreviewFrameProps) {
  const t = useTranslations('content');
  const { data: preview, error } = useQuery(previewQuery(call, token));
  if (error) return <ListMessage icon="circle-alert" title={t('refusals.preview_over')} />;
  if (!preview) return null;
  if (!preview.isShown)
    return (
      <ListMessage
        icon="megaphone"
        title={t('preview.notShown')}
        text={t('preview.notShownText')}
      />
    );
  return <Filled preview={preview}>{children(preview)}</Filled>;
}

type FilledProps = { readonly preview: ShownPreview; readonly children: ReactNode };

function Filled({ preview, children }: FilledProps) {
  const page = useQueryClient();
  const [client] = useState(() => fillCache(page, preview));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
