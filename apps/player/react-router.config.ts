import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  basename: '/m/',
  ssr: true,
  // The table of pages is small: asking for parts of it would be one more kind of request to serve.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
