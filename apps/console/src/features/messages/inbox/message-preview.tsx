import { Paper, Text, Title } from '@mantine/core';

type MessagePreviewProps = {
  readonly title: string;
  readonly text?: string;
  /** As the server has sanitised it. */
  readonly html?: string;
};

/** A message as its reader sees it, in short. */
export function MessagePreview({ title, text, html }: MessagePreviewProps) {
  return (
    <Paper withBorder p="md" maw={390} bg="gray.0">
      <Title order={4} size="h5">
        {title}
      </Title>
      {text && (
        <Text size="sm" mt={4} style={{ whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      )}
      {html && (
        // A frame without scripts: what is wrong with a text must not reach the console.
        <iframe
          title={title}
          sandbox=""
          srcDoc={`<meta charset="utf-8"><style>body{font:14px sans-serif;margin:4px 0}</style>${html}`}
          style={{ border: 0, width: '100%', height: 180 }}
        />
      )}
    </Paper>
  );
}
