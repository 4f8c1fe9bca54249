export { LevelMoment } from '#features/rewards';
