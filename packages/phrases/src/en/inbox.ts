/** The words of the inbox: its page, and every message that is sent by itself. */
export const inbox = {
  label: 'Messages',
  tabs: {
    ALL: 'All',
    SYSTEM: 'Account',
    FINANCE: 'Money',
    PROMO: 'Offers',
    AGENT: 'Agent',
  },
  tabsLabel: 'Which messages',
  unread: '{count} unread',
  readAll: 'Mark all as read',
  readAllDone: 'All messages are marked as read.',
  new: 'New',
  remove: 'Delete',
  removeNamed: 'Delete “{title}”',
  undo: 'Undo',
  undoText: '“{title}” was deleted.',
  restored: 'The message is back.',
  emptyTitle: 'No messages yet',
  emptyText:
    'We write to you here about your money, your account and offers that are meant for you.',
  emptyTab: 'Nothing here',
  emptyTabText: 'There are no messages of this kind.',
  home: 'To the home page',
  failed: 'Your messages could not be read',
  failedText: 'Please try again in a moment.',
  offline: 'You are offline',
  offlineText: 'Your messages appear once there is a connection.',
  moreFailed: 'More could not be read.',
  end: 'Messages are kept for 180 days.',
  goneTitle: 'This message is gone',
  goneText: 'It was deleted, taken back or is too old.',
  back: 'All messages',
  links: {
    deposit: 'See the deposit',
    record: 'See the account record',
    gifts: 'See what was sent',
    withdrawal: 'See the withdrawal',
    rewards: 'Open the reward centre',
    promotions: 'See promotions',
    benefits: 'See your benefits',
    mall: 'Open the mall',
    orders: 'See your orders',
    verification: 'Open verification',
    security: 'Open the security centre',
    friends: 'See your friends',
    feedback: 'See your feedback',
    contract: 'See the contract',
    dividend: 'See your dividends',
    topUp: 'Add money',
  },
  kinds: {
    DEPOSIT_CREDITED: {
      title: 'Your deposit has arrived',
      text: '{amount} from order {orderNo} is in your wallet.',
    },
    DEPOSIT_REFUSED: {
      title: 'A deposit was not accepted',
      text: 'Order {orderNo} over {amount} was declined. The order shows the reason.',
    },
    DEPOSIT_FAILED: {
      title: 'A deposit did not go through',
      text: 'Order {orderNo} over {amount} could not be opened. Nothing was charged; please try again or choose another way to pay.',
    },
    WITHDRAWAL_PAID: {
      title: 'Your withdrawal was paid',
      text: '{amount} of order {orderNo} is on its way to your account.',
    },
    WITHDRAWAL_REFUSED: {
      title: 'A withdrawal was not approved',
      text: 'Order {orderNo} over {amount} was declined. The money is back in your wallet, and the order shows the reason.',
    },
    WITHDRAWAL_FAILED: {
      title: 'A withdrawal could not be paid',
      text: 'The bank did not take order {orderNo} over {amount}. The money is back in your wallet; please check the account that it was meant for.',
    },
    TEAM_MONEY_RECEIVED: {
      title: 'Money from your upline',
      text: '{from} has sent you {amount}. Stake it once before you withdraw it.',
    },
    TEAM_MONEY_REFUSED: {
      title: 'Your money was not sent',
      text: 'We did not send {amount} to your team. It is back in your balance. Reason: {reason}',
    },
    REWARD_WAITING: {
      title: 'A reward waits for you',
      text: 'You have {amount} to claim in the reward centre until {day}.',
    },
    REWARD_CREDITED: {
      title: 'A reward was credited',
      text: '{amount} is in your wallet. What has to be played before it can leave stands in the reward centre.',
    },
    POINTS_WAITING: {
      title: 'Points wait for you',
      text: 'You have {points} points to claim in the reward centre until {day}.',
    },
    REBATE_CREDITED: {
      title: 'Your rebate was credited',
      text: '{amount} of what you played is back in your wallet.',
    },
    COMMISSION_CREDITED: {
      title: 'Commission for your friends',
      text: '{amount} for what your friends played is in your wallet.',
    },
    CLAIM_REFUSED: {
      title: 'Your application was declined',
      text: 'You applied for “{promotion}”. We could not grant it: {reason}',
    },
    CLAIM_REVERSED: {
      title: 'A bonus was taken back',
      text: 'What you were given for “{promotion}” was taken back: {reason}',
    },
    LEVEL_RAISED: {
      title: 'You are VIP {level} now',
      text: 'Better terms apply from today. What your level gives you stands in your benefits.',
    },
    LEVEL_LOWERED: {
      title: 'You are VIP {level} now',
      text: 'Last month’s play did not keep the level before. Everything that you have claimed stays yours.',
    },
    POINTS_EXPIRING: {
      title: 'Some of your points expire soon',
      text: '{points} points expire on {day}. The mall shows what you can have for them.',
    },
    ORDER_CONFIRMED: {
      title: 'Your order is confirmed',
      text: 'We are preparing order {orderNo} from the mall.',
    },
    ORDER_SENT: {
      title: 'Your order is on its way',
      text: 'Order {orderNo} was sent. The order shows the carrier and the tracking number.',
    },
    ORDER_REFUNDED: {
      title: 'An order was refunded',
      text: 'The points for order {orderNo} are back in your account. The order shows the reason.',
    },
    REBATES_LOWERED: {
      title: 'Your rebate was lowered',
      text: 'The company has changed what you get of what is played: {values}. Write to us if you have questions.',
    },
    VERIFICATION_ACCEPTED: {
      title: 'Your identity is verified',
      text: 'Thank you. Withdrawals are no longer held back for it.',
    },
    VERIFICATION_REFUSED: {
      title: 'We could not verify your identity',
      text: 'Please look at what was missing and send your papers again.',
    },
    NEW_DEVICE: {
      title: 'A new device logged in',
      text: 'Somebody logged in from {device}. If that was not you, change your password now.',
    },
    PASSWORD_CHANGED: {
      title: 'Your password was changed',
      text: 'All other devices were logged out. If that was not you, contact our support at once.',
    },
    PAYMENT_PASSWORD_CHANGED: {
      title: 'Your payment password was set',
      text: 'It guards your withdrawals from now on. If that was not you, contact our support at once.',
    },
    MOBILE_BOUND: {
      title: 'A phone number was bound',
      text: '{contact} opens your account from now on.',
    },
    EMAIL_BOUND: {
      title: 'A mail address was bound',
      text: '{contact} opens your account from now on.',
    },
    PASSKEY_ADDED: {
      title: 'A passkey was added',
      text: 'Your account can be opened with the passkey of {device}. If that was not you, remove it in the security centre.',
    },
    FEEDBACK_ANSWERED: {
      title: 'We have answered you',
      text: 'Our team writes: {answer}',
    },
    DAILY_SALARY_OFFERED: {
      title: 'A daily salary contract waits for you',
      text: 'Read its terms and accept or refuse it. The offer stands for seven days.',
    },
    HOURLY_SALARY_OFFERED: {
      title: 'An hourly salary contract waits for you',
      text: 'Read its terms and accept or refuse it. The offer stands for seven days.',
    },
    DIVIDEND_OFFERED: {
      title: 'A dividend contract waits for you',
      text: 'Read its terms and accept or refuse it. The offer stands for seven days.',
    },
    SALARY_PAID: {
      title: 'Your salary has arrived',
      text: '{amount} of daily salary is in your wallet.',
    },
    DIVIDEND_PAID: {
      title: 'Your dividend has arrived',
      text: '{amount} of dividend is in your wallet.',
    },
    BILLS_TO_COVER: {
      title: 'Please top up',
      text: '{amount} is missing to pay your direct downlines. It is paid as soon as your wallet holds enough that may be withdrawn.',
    },
  },
} as const;
