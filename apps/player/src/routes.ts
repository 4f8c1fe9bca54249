import { type RouteConfig, route } from '@react-router/dev/routes';
import { type RouteName, routeTable } from './app/route-table.ts';

const HOME = './app/screens/home-screen.tsx';
const LIST = './app/screens/game-list-screen.tsx';
const STUDIOS = './app/screens/studios-screen.tsx';

/** The file of each page. Only the build needs it: a browser that carried the list would carry it in vain. */
const screens: Readonly<Record<RouteName, string>> = {
  home: HOME,
  liveGames: HOME,
  pokerGames: HOME,
  sportGames: HOME,
  slotGames: HOME,
  fishingGames: HOME,
  terms: './features/site/screens/terms-screen.tsx',
  agreement: './features/site/screens/agreement-screen.tsx',
  restrict: './features/site/screens/restrict-screen.tsx',
  serviceError: './features/site/screens/service-error-screen.tsx',
  offline: './features/site/screens/offline-screen.tsx',
  outerApp: './features/site/screens/outer-app-screen.tsx',
  login: './app/screens/login-screen.tsx',
  register: './app/screens/register-screen.tsx',
  forget: './features/identity/screens/forgot-screen.tsx',
  changePsw: './features/identity/screens/change-password-screen.tsx',
  trail: './features/identity/screens/trial-screen.tsx',
  set: './app/screens/settings-screen.tsx',
  securityCenter: './features/identity/screens/security-screen.tsx',
  memberHome: './app/screens/member-screen.tsx',
  transactionRecord: './features/wallet/screens/transfers-screen.tsx',
  gameRecord: './features/play/screens/tickets-screen.tsx',
  transfer: './app/screens/transfer-screen.tsx',
  rng: LIST,
  live: LIST,
  pvp: LIST,
  fish: LIST,
  sports: LIST,
  esports: LIST,
  hot: LIST,
  gameList: LIST,
  slotsCenter: STUDIOS,
  gameCenter: STUDIOS,
  game: STUDIOS,
  launch: './app/screens/launch-screen.tsx',
  fairness: './app/screens/fairness-screen.tsx',
  notice: './app/screens/notice-screen.tsx',
  help: './app/screens/help-screen.tsx',
  gallery: './app/screens/gallery-screen.tsx',
};

export default [
  ...Object.entries(routeTable).map(([name, { path }]) =>
    route(path, screens[name as RouteName], { id: name }),
  ),
  route('*', './app/screens/unknown-screen.tsx'),
] satisfies RouteConfig;
