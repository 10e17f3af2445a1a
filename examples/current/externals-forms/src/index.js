export { default as logo } from 'asset:logo.svg';
export { default as pick } from 'lodash/pick';
export { settings } from 'virtual-settings';
