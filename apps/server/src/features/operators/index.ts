export { addOperator } from './add-operator.ts';
export { disableOperator } from './disable-operator.ts';
export { operatorsFeature } from './feature.ts';
export { createOperatorCallers } from './find-operator.ts';
export { openOperatorSession } from './open-session.ts';
