export { executeResettlement } from './console/resettle-issue.ts';
export { executeIssueVoid } from './console/void-issue.ts';
export { lotteryFeature } from './feature.ts';
