export { Badge, type BadgeProps } from './Badge.js';
export { Button, type ButtonProps } from './Button.js';
export { Dialog, type DialogProps } from './Dialog.js';
