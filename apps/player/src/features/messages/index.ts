export { PushOffer } from './push/components/push-offer.tsx';
