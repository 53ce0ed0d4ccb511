export { forcedAction } from '@stakeout/escape-plan';
