import type { Messages } from './en.js';
export declare const messages: Messages;
