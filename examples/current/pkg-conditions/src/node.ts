import { homedir } from 'node:os';

/** Where settings are kept. */
export const settingsIn = (): string => homedir();
