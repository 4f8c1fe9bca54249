import { agentsEndpoints } from '../agents/endpoints.ts';
import { catalogEndpoints } from '../catalog/endpoints.ts';
import { contentEndpoints } from '../content/endpoints.ts';
import { accountEndpoints } from '../identity/account-endpoints.ts';
import { headIconEndpoints } from '../identity/head-icon-endpoints.ts';
import { loginEndpoints } from '../identity/login-endpoints.ts';
import { registrationEndpoints } from '../identity/registration-endpoints.ts';
import { lotteryEndpoints } from '../lottery/endpoints.ts';
import { playEndpoints } from '../play/endpoints.ts';
import { siteEndpoints } from '../site/endpoints.ts';
import { walletEndpoints } from '../wallet/endpoints.ts';
import { messageCalls } from './message-calls.ts';
import { type NamedCall, TOKEN } from './named-call.ts';

const login = {
  type: 'username',
  username: 'sakura',
  password: 'secret',
  mobileNum: '',
  code: '',
  captcha: '',
  countryDialingCode: '81',
  firebaseChannel: 'sms',
  firebaseIdToken: 'a.b.c',
  firebaseMobileNo: '+819012345678',
} as const;

const registration = {
  countryDialingCode: '81',
  registerUrl: 'maneki.example',
  registerMethod: 'H5',
  username: 'hanako',
  password: 'secret',
  confirmPassword: 'secret',
  affiliateCode: '',
  paymentPassword: '',
  recommenderId: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  captcha: '',
  type: 0,
  domain: 'maneki.example',
  verificationCode: '',
  firebaseChannel: 'sms',
  firebaseIdToken: 'a.b.c',
} as const;

const visitors: readonly NamedCall[] = [
  {
    purpose: 'login',
    endpoint: loginEndpoints.login,
    method: 'POST',
    isEncrypted: true,
    parameters: login,
    reply: ['token', 'userName', 'type', 'firstTimeLogin'],
  },
  {
    purpose: 'test play',
    endpoint: loginEndpoints.startTestPlay,
    method: 'POST',
    module: 'FREEPLAY3',
    reply: ['token', 'userName', 'customerType'],
  },
  {
    purpose: 'trial account',
    endpoint: loginEndpoints.getTrialAccount,
    method: 'GET',
    module: 'FREEPLAY3',
  },
  {
    purpose: 'registration by username',
    endpoint: registrationEndpoints.registerByUsername,
    method: 'PUT',
    module: 'REGISTER_REE3',
    isEncrypted: true,
    parameters: registration,
  },
  {
    purpose: 'registration by mobile number',
    endpoint: registrationEndpoints.registerByMobile,
    method: 'PUT',
    module: 'MOBILENUMREG3',
    isEncrypted: true,
    parameters: registration,
  },
  {
    purpose: 'registration settings',
    endpoint: registrationEndpoints.getRegistrationSettings,
    method: 'GET',
    module: 'REG3',
  },
  {
    purpose: 'captcha of login and registration',
    endpoint: loginEndpoints.getCaptcha,
    method: 'GET',
    module: 'VALID_CAPTCHA3',
    reply: ['value'],
  },
  {
    purpose: 'captcha elsewhere',
    endpoint: loginEndpoints.getFormCaptcha,
    method: 'GET',
    module: 'CAPTCHA3',
    reply: ['value'],
  },
  {
    purpose: 'check of a username',
    endpoint: registrationEndpoints.checkUsername,
    method: 'GET',
    module: 'REG3',
    parameters: { username: 'hanako' },
  },
  {
    purpose: 'check of an e-mail address',
    endpoint: registrationEndpoints.checkEmail,
    method: 'POST',
    module: 'REG3',
    isForm: true,
    parameters: { email: 'hanako@maneki.example' },
  },
  {
    purpose: 'verification code',
    endpoint: loginEndpoints.sendCode,
    method: 'POST',
    module: 'REGMOBVERF3',
    parameters: { mobileNum: '9012345678', countryDialingCode: '81', captcha: '1234' },
    aliases: { mobileNo: 'mobileNum' },
    whenUnsaid: { purpose: 'register', countryDialingCode: '81' },
    reply: ['expirationTime'],
  },
  {
    purpose: 'new password by phone',
    endpoint: accountEndpoints.setPasswordByPhone,
    method: 'POST',
    isEncrypted: true,
  },
  {
    purpose: 'change of the password',
    endpoint: accountEndpoints.changePassword,
    method: 'POST',
    isEncrypted: true,
    parameters: { oldPassword: 'old', newPassword: 'new', confirmNewPassword: 'new' },
  },
  {
    purpose: 'logout',
    endpoint: loginEndpoints.logout,
    method: 'DELETE',
    parameters: { token: TOKEN },
  },
  {
    purpose: 'member info',
    endpoint: loginEndpoints.getMember,
    method: 'GET',
    parameters: { token: TOKEN },
  },
  {
    purpose: 'head icon',
    endpoint: headIconEndpoints.getHeadIcon,
    method: 'GET',
    module: 'PROFPIC3',
    reply: ['headIcon'],
  },
  {
    purpose: 'change of the head icon',
    endpoint: headIconEndpoints.setHeadIcon,
    method: 'POST',
    module: 'PROFPIC3',
    reply: ['headIcon'],
  },
  {
    purpose: 'renewal of a session',
    endpoint: loginEndpoints.renewSession,
    method: 'GET',
    parameters: { token: TOKEN },
  },
  {
    purpose: 'affiliate',
    endpoint: registrationEndpoints.checkAffiliate,
    method: 'GET',
    module: 'AFFMAN3',
    parameters: { code: 'AGENT001', domain: 'maneki.example' },
    reply: ['success'],
  },
];

const announcements = {
  groupName: 'm_reg',
  platform: 'M',
  merchantCode: 'maneki',
  token: '',
  language: 'EN',
} as const;

const operatorsWords: readonly NamedCall[] = [
  ...['B,PL,PU,H', 'B,PL,PU', 'B'].map((types) => ({
    purpose: `announcements of ${types}`,
    endpoint: contentEndpoints.listAnnouncements,
    method: 'GET' as const,
    parameters: { ...announcements, types },
  })),
  {
    purpose: 'mark of an announcement as read',
    endpoint: contentEndpoints.markRead,
    method: 'POST',
    parameters: { announcementId: '1', read: true },
  },
  { purpose: 'notices', endpoint: contentEndpoints.listNotices, method: 'GET' },
  {
    purpose: 'help',
    endpoint: contentEndpoints.getHelp,
    method: 'GET',
    parameters: { lang: 'EN', device: 'MOBILE' },
  },
  { purpose: 'system status', endpoint: siteEndpoints.getStatus, method: 'GET' },
  {
    purpose: 'system country',
    endpoint: siteEndpoints.getCountry,
    method: 'GET',
    reply: ['countryCode'],
  },
  { purpose: 'system settings', endpoint: siteEndpoints.getSettings, method: 'GET' },
  { purpose: 'template', endpoint: siteEndpoints.getTemplate, method: 'GET' },
  { purpose: 'customer service', endpoint: siteEndpoints.listCustomerService, method: 'GET' },
];

const games: readonly NamedCall[] = [
  {
    purpose: 'vendor game types',
    endpoint: catalogEndpoints.listVendors,
    method: 'GET',
    parameters: { typeId: 'RNG', merchant_code: 'maneki' },
  },
  {
    purpose: 'game list',
    endpoint: catalogEndpoints.listGames,
    method: 'GET',
    parameters: {
      merchant: 'maneki',
      clientType: 2,
      platform: 'html5',
      gameName: ' cat ',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      vassalage: 'HSLOT',
      gameClassify: 'SM',
      minBet: '0.1',
      minLine: '',
      language: 'EN',
    },
    reply: ['games', 'pageNum', 'totalPages'],
  },
  {
    purpose: 'hot and popular games',
    endpoint: catalogEndpoints.listHotGames,
    method: 'GET',
    parameters: {
      merchantCode: 'maneki',
      isPlatform: 2,
      language: 'EN',
      platform: 'html5',
      vassalage: 'HSLOT',
    },
    reply: ['list'],
  },
  {
    purpose: 'winner board',
    endpoint: playEndpoints.listWinners,
    method: 'GET',
    parameters: { gameCategory: 'ALL', language: 'EN', limitNum: 100 },
    whenUnsaid: { gameCategory: 'ALL', limitNum: 100 },
    reply: ['list'],
  },
  {
    purpose: 'one favourite more',
    endpoint: catalogEndpoints.addFavourite,
    method: 'POST',
    parameters: { nodeId: '1', token: TOKEN, vendor: 'HSLOT' },
  },
  {
    purpose: 'one favourite less',
    endpoint: catalogEndpoints.removeFavourite,
    method: 'DELETE',
    parameters: { nodeId: '1', token: TOKEN, vendor: 'HSLOT' },
  },
  {
    purpose: 'ids of favourites',
    endpoint: catalogEndpoints.listFavouriteIds,
    method: 'GET',
    parameters: { token: TOKEN, pageNo: 1, pageSize: 100 },
    whenUnsaid: { pageSize: 100 },
  },
  {
    purpose: 'favourites',
    endpoint: catalogEndpoints.listFavourites,
    method: 'GET',
    parameters: { token: TOKEN, pageNo: 1, gameType: 'RNG', pageSize: 15, language: 'EN' },
    whenUnsaid: { pageSize: 15 },
    reply: ['content', 'pageNum', 'totalPages'],
  },
  { purpose: 'one recent game more', endpoint: catalogEndpoints.addRecent, method: 'GET' },
  {
    purpose: 'recent games',
    endpoint: catalogEndpoints.listRecents,
    method: 'GET',
    parameters: { page: 1, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: 2 },
    whenUnsaid: { pageSize: 25 },
    reply: ['list', 'totalPages'],
  },
  { purpose: 'launch of a game', endpoint: playEndpoints.launchGame, method: 'GET' },
];

const lotteries: readonly NamedCall[] = [
  {
    purpose: 'lottery list',
    endpoint: lotteryEndpoints.listGames,
    method: 'GET',
    parameters: { language: 'EN' },
    reply: ['games'],
  },
  {
    purpose: 'lottery menu',
    endpoint: lotteryEndpoints.getMenu,
    method: 'GET',
    parameters: { language: 'EN' },
    reply: ['families'],
  },
  {
    purpose: 'recent Vietnamese lottery',
    endpoint: lotteryEndpoints.listRecentVn,
    method: 'GET',
    parameters: { language: 'EN', gameId: 'lottovnfast271' },
    reply: ['list'],
  },
  {
    purpose: 'Vietnamese numero',
    endpoint: lotteryEndpoints.listVnNumeros,
    method: 'GET',
    reply: ['serverTime', 'list'],
  },
  {
    purpose: 'numero',
    endpoint: lotteryEndpoints.listNumeros,
    method: 'GET',
    reply: ['serverTime', 'list'],
  },
  {
    purpose: 'lottery history',
    endpoint: lotteryEndpoints.listHistory,
    method: 'GET',
    parameters: { language: 'EN', gameId: 'lottossc1', pageNo: 2 },
    whenUnsaid: { pageNo: 1 },
    reply: ['list', 'pageNum', 'totalPages'],
  },
];

const money: readonly NamedCall[] = [
  { purpose: 'wallet', endpoint: walletEndpoints.getWallet, method: 'GET' },
  ...[
    agentsEndpoints.getDailySalaryRequest,
    agentsEndpoints.getDividendRequest,
    agentsEndpoints.getHourlySalaryRequest,
  ].map((endpoint) => ({
    purpose: `contract request of ${endpoint.name}`,
    endpoint,
    method: 'GET' as const,
    parameters: { token: TOKEN },
  })),
  {
    purpose: 'figures of a team',
    endpoint: agentsEndpoints.getTeamKpi,
    method: 'GET',
    module: 'AGEINFO3',
    parameters: { startDate: '2030-01-01', endDate: '2030-01-01', size: 0, token: TOKEN },
    whenUnsaid: { size: 0 },
    reply: ['footer'],
  },
  { purpose: 'dividend info', endpoint: agentsEndpoints.getDividendInfo, method: 'GET' },
];

/** Every call that clients were promised. */
export const namedCalls: readonly NamedCall[] = [
  ...visitors,
  ...operatorsWords,
  ...games,
  ...lotteries,
  ...money,
  ...messageCalls,
];
