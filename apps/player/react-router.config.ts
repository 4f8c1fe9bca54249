import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  basename: '/m/',
  ssr: true,
} satisfies Config;
